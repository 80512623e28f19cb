import { expect, type Locator, type Page } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { callAs } from './connect.js';
import { sidewaysOverflow } from './shop.js';
import { signIn } from './staff.js';

test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

const propertyOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Properties' }).getByRole('group', { name, exact: true });

const colourOf = (field: Locator): Promise<string> =>
  field.evaluate((element) => getComputedStyle(element).color);

/** Resets the theme, because an earlier run may have been interrupted. */
async function unchanged(page: Page): Promise<void> {
  if (test.info().retry === 0) return;
  await expect(page.getByRole('searchbox')).toBeVisible();
  const { body } = await callAs<{ store: { active: { id: number } } }>(
    page,
    'GET',
    '/dashboard/secure/get/',
  );
  const path = `/divisions/${String(body.store.active.id)}/theme/`;
  const { body: theme } = await callAs<{ position: number; name: string }>(page, 'GET', path);
  const { position, name } = theme;
  const { status } = await callAs(page, 'PUT', path, { position, name, values: {} });
  expect(status).toBe(200);
}

async function publish(page: Page): Promise<void> {
  // A visible message is not repeated (NTF-016).
  await expect(page.getByText('Theme published')).toBeHidden();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Theme published')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
}

test('THM-001 THM-092 an owner changes the theme with a live preview, and the shop shows it', async ({
  page,
  browser,
}) => {
  await page.goto('/dashboard/theme');
  await signIn(page, 'owner@tropic.test');
  await unchanged(page);
  // The sign-in button's announcements stay for seconds.
  await page.reload();
  const frame = page.frameLocator('iframe[title="Shop in this theme"]');
  const footer = frame.getByRole('navigation', { name: 'Shop' });
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('/');

  await page.getByRole('searchbox').fill('footer text');
  const text = propertyOf(page, 'Footer text');
  const hex = page.getByRole('textbox', { name: 'Footer text', exact: true });
  await hex.fill('not a colour');
  await expect(text.getByText('This is not a valid colour.')).toBeVisible();
  await hex.fill('#0c3a31');
  await expect.poll(() => colourOf(footer)).toBe('rgb(12, 58, 49)');
  await expect(text.getByText(/on Footer background, needs 4.5/)).toBeVisible();
  await text.getByRole('button', { name: /^Use #\w{6} for Footer text$/ }).click();
  await expect(text.getByText(/needs/)).toBeHidden();
  const readable = await hex.inputValue();
  await expect(page.getByRole('button', { name: 'Low contrast 0' })).toBeVisible();

  await page.getByRole('searchbox').fill('footer');
  await propertyOf(page, 'Footer').getByRole('checkbox').uncheck();
  await expect(footer).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Phone, 390 pixels' }).click();
  expect(await violations(page)).toEqual([]);
  await publish(page);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/');
  const shown = await visitor.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--footer-text-color'),
  );
  expect(shown).toBe(readable);

  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: /^Changed \d/ }).click();
  await page.getByRole('button', { name: 'Reset Footer text' }).click();
  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Themes', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Tropic/, pressed: true })).toBeVisible();
  await publish(page);
});

test('the preview hydrates before it shows the draft theme', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/dashboard/theme');
  await signIn(page, 'owner@tropic.test');
  for (const _visit of [1, 2, 3]) {
    await page.goto('/dashboard/theme');
    const preview = page.frameLocator('iframe[title="Shop in this theme"]');
    await expect(preview.getByRole('banner')).toBeVisible();
    // Followed only after the draft theme was rendered.
    const chrome = page.getByRole('checkbox', { name: 'Header and footer' });
    await chrome.uncheck();
    await expect(preview.getByRole('banner')).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

test('swatches keep their colours with forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/dashboard/theme');
  await signIn(page, 'owner@tropic.test');
  await expect(page.getByRole('searchbox')).toBeVisible();
  const swatches = page.locator('span[style*="background"]');
  const distinct = () =>
    swatches.evaluateAll(
      (all) => new Set(all.map((one) => getComputedStyle(one).backgroundColor)).size,
    );
  await expect.poll(distinct).toBeGreaterThan(3);
});
