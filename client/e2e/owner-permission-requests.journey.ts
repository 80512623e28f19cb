import { randomUUID } from 'node:crypto';

import { expect, type Browser, type Page } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { owner } from './editor.js';
import { sidewaysOverflow } from './shop.js';
import { openMore } from './staff.js';
import { mailTo } from './stored-data.js';
import { desktop, phone } from './widths.js';

test.use({ bypassCSP: true });

/** Invites a member without permissions. */
async function partner(browser: Browser, ada: Page, name: string): Promise<[Page, string]> {
  const email = `${randomUUID()}@example.test`;
  await ada.evaluate(async (address) => {
    const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
    await fetch('/omnis/v3/dashboard/team/invitations/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
      body: JSON.stringify({ email: address, permissions: [] }),
    });
  }, email);
  await expect.poll(() => mailTo(email)).toContain('/dashboard/join-team#');
  const [link = ''] = /http\S+join-team#\S+/.exec((await mailTo(email)) ?? '') ?? [];
  const page = await (await browser.newContext({ viewport: phone })).newPage();
  await page.goto(link);
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('seven green umbrellas');
  await page.getByRole('button', { name: 'Join' }).click();
  const more = await openMore(page);
  await expect(more.getByRole('button', { name: 'Orders: request access' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeHidden();
  return [page, email];
}

test('PRM-001 PRM-002 PRM-005 PRM-010 LAY-052 ERR-035 EDT-021 a partner requests a permission, and the screen opens once it is granted @first-tier', async ({
  browser,
}) => {
  const ada = await owner(browser);
  await ada.goto('/dashboard/products');
  await ada.setViewportSize(desktop);
  const name = `Cyd ${randomUUID().slice(0, 8)}`;
  const [cyd, email] = await partner(browser, ada, name);

  // A locked control passes clicks to the request.
  await expect(cyd.getByRole('button', { name: 'Upload logo' })).toBeDisabled();
  await cyd.getByRole('button', { name: 'Request “Settings”' }).click();
  await expect(cyd.getByRole('dialog', { name: 'Request “Settings”' })).toBeVisible();

  await cyd.goto('/dashboard/orders');
  await expect(cyd.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(cyd.getByText('Insufficient permissions to access this page')).toBeVisible();
  expect([await violations(cyd), await sidewaysOverflow(cyd)]).toEqual([[], 0]);
  const more = await openMore(cyd);
  expect([await violations(cyd), await sidewaysOverflow(cyd)]).toEqual([[], 0]);
  await more.getByRole('button', { name: 'Orders: request access' }).press('Enter');
  const dialog = cyd.getByRole('dialog', { name: 'Request “Orders”' });
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  expect(await violations(cyd)).toEqual([]);
  await dialog.getByLabel('Why do you need this permission?').fill('I pack the parcels on Mondays');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(cyd.getByText('Permission request successfully submitted')).toBeVisible();
  await openMore(cyd);
  await expect(more.getByRole('button', { name: 'Orders: requested' })).toBeVisible();
  await cyd.keyboard.press('Escape');

  await ada.getByRole('link', { name: /Team \d+ waiting/ }).click();
  await expect(ada.getByText('I pack the parcels on Mondays').first()).toBeVisible();
  await ada.getByRole('button', { name: `Grant access for ${name}: Orders` }).click();
  await expect(ada.getByText(`${name} gained Orders`)).toBeVisible();

  await expect(cyd.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(cyd.getByText('Insufficient permissions')).toBeHidden();
  await expect.poll(() => mailTo(email)).toContain('granted');
});
