import { expect } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { sidewaysOverflow } from './shop.js';
import { atlasUrl, signedIn } from './staff.js';
import { desktop, phone } from './widths.js';

test.use({ bypassCSP: true });

test('staff enter profile and bank details, and the payroll shows them', async ({
  browser,
  baseURL,
}) => {
  const atlas = atlasUrl(baseURL);
  const [page, payer] = await Promise.all([
    signedIn(browser, atlas, 'viewer@selvedge.test'),
    signedIn(browser, atlas, 'lead@selvedge.test'),
  ]);
  await Promise.all([page.goto('/'), payer.goto('/')]);

  // The profile is opened by the person's name in the header.
  const name = page.locator('header a[href="/profile"]');
  const called = (await name.textContent()) ?? '';
  await name.click();
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  await page.getByLabel('Mission', { exact: true }).fill('Fewer misprints');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();

  const sortCode = page.getByLabel('Sort code');
  await sortCode.fill('12345');
  await page.getByLabel('Account number').fill('87654321');
  await expect(page.getByText('must contain a valid sort code')).toBeVisible();
  await sortCode.fill('12-34-56');
  await expect(page.getByText('must contain a valid sort code')).toHaveCount(0);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expect(sortCode).toBeVisible();
    expect([await violations(page), await sidewaysOverflow(page)]).toEqual([[], 0]);
  }
  await page.getByRole('button', { name: 'Save payroll details' }).click();
  await expect(page.getByText('Your payroll details are saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Mission', { exact: true })).toHaveValue('Fewer misprints');
  await expect(sortCode).toHaveValue('12-34-56');

  await payer
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Payroll' })
    .click();
  await payer.getByRole('button', { name: `Open payroll of ${called}` }).click();
  for (const size of [phone, desktop]) {
    await payer.setViewportSize(size);
    await expect(payer.getByLabel('Account number')).toHaveValue('87654321');
    expect([await violations(payer), await sidewaysOverflow(payer)]).toEqual([[], 0]);
  }

  // Account state, and the payment card assigned to them.
  await payer.keyboard.press('Escape');
  await payer
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Staff', exact: true })
    .click();
  await payer.getByRole('button', { name: `Change ${called}` }).click();
  const dialog = payer.getByRole('dialog', { name: called });
  await expect(dialog.getByText('viewer@selvedge.test')).toBeVisible();
  const cards = dialog.getByLabel('Cards');
  await cards.fill('04:a1:b2:c3');
  await dialog.getByRole('button', { name: 'Save cards' }).click();
  await expect(payer.getByText(`Cards of ${called} saved`)).toBeVisible();
  await expect(cards).toHaveValue('04A1B2C3');
  for (const size of [phone, desktop]) {
    await payer.setViewportSize(size);
    await expect(cards).toBeVisible();
    expect([await violations(payer), await sidewaysOverflow(payer)]).toEqual([[], 0]);
  }
});
