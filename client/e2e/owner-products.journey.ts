import { readFile } from 'node:fs/promises';

import { expect, type Browser, type Page } from '@playwright/test';

import { test } from './journey.js';
import { sidewaysOverflow } from './shop.js';
import { signIn, signInByRequest } from './staff.js';

/** Opens a dashboard screen as the owner of tropic. */
async function ownerAt(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`/dashboard${path}`);
  await signIn(page, 'owner@tropic.test');
  return page;
}

async function search(page: Page, term: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search products' }).fill(term);
  await page.keyboard.press('Enter');
}

const unique = (): string => Math.random().toString(36).slice(2, 8);

test('CAT-028 an owner creates a product from a design, and the shop shows it at the next request', async ({
  browser,
  baseURL,
}) => {
  const name = `Journey tee ${unique()}`;
  const page = await ownerAt(browser, baseURL, '/products');
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByRole('radio', { name: 'paper fox' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('textbox', { name: 'Sale price' }).fill('19.50');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'Product saved' })).toBeVisible();

  const address = await page.getByRole('link', { name: 'View in shop' }).getAttribute('href');
  const shopper = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await shopper.goto(address ?? '');
  await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(shopper.getByText('£19.50').first()).toBeVisible();
});

test('CAT-028 unsaved changes are not lost by a click', async ({ browser, baseURL }) => {
  const page = await ownerAt(browser, baseURL, '/products');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Forgotten');
  await page.getByRole('link', { name: 'Orders' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Forgotten');
  await page.getByRole('textbox', { name: 'Name' }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
});

test('a started form is not lost by a link, by Escape or by a click outside its dialog', async ({
  browser,
  baseURL,
}) => {
  const page = await ownerAt(browser, baseURL, '/products/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Begun');
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Begun');
  await page.getByRole('link', { name: 'Team' }).click();
  await leaving.getByRole('button', { name: 'Leave' }).click();

  const dialog = page.getByRole('dialog', { name: 'Invite person' });
  const closing = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await page.getByRole('button', { name: 'Invite person' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Invite person' }).click();
  await dialog.getByLabel('E-mail').fill('bob@example.test');
  await page.keyboard.press('Escape');
  await closing.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveValue('bob@example.test');
  await page.mouse.click(2, 2);
  await closing.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('CAT-028 the second of two editors sees the stored version', async ({ browser, baseURL }) => {
  const [first, second] = await Promise.all([
    ownerAt(browser, baseURL, '/products?sort=-name'),
    ownerAt(browser, baseURL, '/products?sort=-name'),
  ]);
  for (const page of [first, second]) await page.getByRole('row').nth(1).getByRole('link').click();
  const tag = unique();
  for (const page of [first, second]) {
    await page.getByRole('combobox', { name: 'Tags' }).fill(tag);
    await page.keyboard.press('Enter');
  }
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByRole('status').filter({ hasText: 'Product saved' })).toBeVisible();
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByRole('alert')).toContainText('Another user has saved this product');
  await second.getByRole('button', { name: 'Load their version' }).click();
  await expect(second.getByRole('button', { name: `Remove ${tag}` })).toHaveCount(1);
});

test('SEO-002 the office window has the title of its screen @first-tier', async ({
  browser,
  baseURL,
}) => {
  const page = await ownerAt(browser, baseURL, '/products');
  await expect(page).toHaveTitle(/^(\(\d+\) )?Products – ./);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Collections' }).click();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Collections – ./);
  await page.getByRole('link', { name: 'New collection' }).click();
  await expect(page).toHaveTitle(/^(\(\d+\) )?New collection – ./);
  await page.goBack();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Collections – ./);
});

test('CAT-028 an owner changes the price of several products at once', async ({
  browser,
  baseURL,
}) => {
  const mark = unique();
  const page = await ownerAt(browser, baseURL, '/products/new');
  for (const name of [`Bulk ${mark} one`, `Bulk ${mark} two`]) {
    await page.goto('/dashboard/products/new');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Price' }).fill('20');
    await page.getByRole('button', { name: 'Create product' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await page.goto('/dashboard/products');
  await search(page, mark);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Adjust price by %');
  await page.getByRole('textbox', { name: 'Percent' }).fill('-10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('cell', { name: '£18.00' })).toHaveCount(2);
});

test('CAT-028 an owner imports a file with an invalid row and downloads the rejected rows', async ({
  browser,
  baseURL,
}) => {
  const name = `Imported ${unique()}`;
  const lines = [
    'name,garment,design_front,colours,price',
    `${name},t-shirt,alpine,"Navy: S, M | White: S",24.00`,
    'Broken,t-shirt,alpine,Navy: S,a lot',
  ];
  const page = await ownerAt(browser, baseURL, '/products/import');
  await page.locator('input[type=file]').setInputFiles({
    name: 'spring.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
  await expect(page.getByRole('cell', { name: 'Must be a number' })).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByRole('progressbar', { name: 'Rows processed' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download rejected rows' }).click();
  const report = await readFile(await (await download).path(), 'utf8');
  expect(report).toContain('price: Must be a number');
  expect(report).toContain('a lot');

  await page.getByRole('link', { name: 'View products' }).click();
  await search(page, name);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test("an owner removes a reviewer's name, and the review stays", async ({ browser, baseURL }) => {
  const page = await ownerAt(browser, baseURL, '/products');
  await search(page, 'Retro Sun Tee');
  await page.getByRole('link', { name: 'Retro Sun Tee', exact: true }).click();
  await page.getByRole('button', { name: /^Show all/ }).click();
  const forgotten = page.getByText('Name removed', { exact: true });
  const before = await forgotten.count();
  await page
    .getByRole('button', { name: /^Remove name of / })
    .last()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('This cannot be undone')).toBeVisible();
  await question.getByRole('button', { name: 'Remove name' }).click();
  await expect(question).toBeHidden();
  await expect(forgotten).toHaveCount(before + 1);
  await page.reload();
  await page.getByRole('button', { name: /^Show all/ }).click();
  await expect(forgotten).toHaveCount(before + 1);
});

test('NFR-012 a name without a space breaks in the heading of its screen', async ({ page }) => {
  await signInByRequest(page, 'owner@tropic.test');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const screen of ['/dashboard/products', '/dashboard/pages', '/dashboard/theme']) {
      await page.goto(screen);
      await page
        .locator('h1, option bdi')
        .first()
        .evaluate((name) => {
          name.textContent = 'W'.repeat(96);
        });
      expect([screen, width, await sidewaysOverflow(page)]).toEqual([screen, width, 0]);
    }
  }
});
