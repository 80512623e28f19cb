import { expect } from '@playwright/test';

import { owner } from './editor.js';
import { test } from './journey.js';
import { atlasUrl, demoPassword, openBoard, openMore, signedIn, signIn, stage } from './staff.js';
import { phone } from './widths.js';

test('API-013 IDN-012 a viewer cannot move orders, signs out, and gets the same error for a wrong password as for an unknown address', async ({
  browser,
  baseURL,
}) => {
  const page = await signedIn(browser, atlasUrl(baseURL), 'viewer@selvedge.test');
  await openBoard(page);
  await expect(page.getByRole('link', { name: /^#\d+$/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Status of order/ })).toHaveCount(0);

  // On a phone a stage fills the screen and the sign-out is in the drawer.
  await page.setViewportSize(phone);
  const tab = page
    .getByRole('navigation', { name: 'Stages' })
    .getByRole('button', { name: 'Paid' });
  await tab.click();
  await expect(stage(page, 'Paid')).toBeInViewport({ ratio: 0.9 });
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await (await openMore(page)).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to atlas' })).toBeVisible();
  const tryAs = async (email: string): Promise<void> => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('wrong-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('or the password is wrong');
    await expect(page.getByText('or the password is wrong')).toHaveCount(1);
  };
  await tryAs('nobody@selvedge.test');
  await tryAs('viewer@selvedge.test');
  // After a corrected sign-in the user lands on a screen, not on the form's own address.
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/board/);
});

test('EDT-020 a member of staff requests a permission with a reason and withdraws the request @first-tier', async ({
  browser,
  baseURL,
}) => {
  const page = await signedIn(browser, atlasUrl(baseURL), 'viewer@selvedge.test');
  await page.goto('/');
  await page.getByRole('button', { name: 'Staff: request access' }).click();
  const dialog = page.getByRole('dialog', { name: /^Request / });
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await dialog.getByLabel('Why do you need this permission?').fill('I look after who comes in');
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: 'Close without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Permission request successfully submitted')).toBeVisible();
  await page.getByRole('button', { name: 'Staff: requested' }).click();
  await dialog.getByRole('button', { name: 'Withdraw request' }).click();
  await expect(page.getByRole('button', { name: 'Staff: request access' })).toBeVisible();
});

test('RTE-077 a user without access to a dashboard is redirected to /403/ and sees no links to it @first-tier', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/dashboard/');
  await signIn(page, 'viewer@selvedge.test');
  await expect(page.getByRole('heading', { name: 'Permission denied' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(0);
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL(/\/403\/$/);
});

test('atlas shows staff the screens they may open', async ({ browser, baseURL }) => {
  const page = await signedIn(browser, atlasUrl(baseURL), 'viewer@selvedge.test');
  await page.goto('/');
  const screens = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(screens).toHaveText(['Board', 'Orders', 'Slots']);
  await page.goto('/products');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('ORD-045 an owner sees only the orders of their own store', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/dashboard/');
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await page.goto('/dashboard/nowhere');
  await signIn(page, 'owner@tropic.test');
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Shop' })).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order #\d+$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Status log' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stages' })).toBeVisible();
});

test('an owner goes from the dashboard to the shop and back, and signs out there', async ({
  browser,
}) => {
  const page = await owner(browser);
  await page.goto('/dashboard/');
  await page.getByRole('link', { name: 'View shop' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  const account = page.getByRole('group').filter({ hasText: 'Sign out' });
  await page.locator('summary[aria-label^="Signed in as"]').click();
  await account.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('link', { name: 'View shop' })).toBeVisible();
  await page.goto('/');
  await page.locator('summary[aria-label^="Signed in as"]').click();
  await account.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});
