import { expect } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { buy } from './shop.js';
import { atlasUrl, signedIn } from './staff.js';

test.use({ bypassCSP: true });

test('ATL-014 staff print the waiting labels and pick them by their codes', async ({
  browser,
  baseURL,
}) => {
  const shopper = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await buy(shopper);
  const number = /#?(\d{5,})/.exec(await shopper.getByRole('main').innerText())?.[1] ?? '';

  const page = await signedIn(browser, atlasUrl(baseURL), 'staff@selvedge.test');
  await page.goto('/');
  await page.getByRole('link', { name: 'Labels', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Labels', exact: true })).toBeVisible();
  const box = page.getByRole('checkbox', { name: `Select order ${number}` });
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(box.or(more).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  if (!(await box.isVisible())) await more.click();
  await box.check();

  await page.getByRole('button', { name: 'Print 1 order' }).click();
  const link = page.getByRole('link', { name: 'Last print as PDF' });
  await expect(link).toHaveAttribute('href', new RegExp(`orders=${number}&zone=`));
  await expect(box).toHaveCount(0);

  const code = page.getByLabel('Pick by code');
  await code.fill(`${number}-99`);
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/label/i);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(`${number}-1`);
  await code.press('Enter');
  await expect(page.getByText(`Label 1 of order #${number} picked`)).toBeVisible();
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('');
});
