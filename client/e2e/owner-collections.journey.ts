import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { signIn } from './staff.js';

/** Opens a dashboard screen as the owner of tropic. */
async function openAsOwner(page: Page, path: string): Promise<void> {
  await page.goto(`/dashboard${path}`);
  await signIn(page, 'owner@tropic.test');
}

/** Adds the first products offered by the dialog; returns their names. */
async function addFirst(page: Page, count: number): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Add products' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add products' });
  const names: string[] = [];
  const boxes = dialog.getByRole('checkbox');
  await expect(boxes.nth(count)).toBeVisible();
  for (let index = 0; index < count; index += 1) {
    await boxes.nth(index).check();
    names.push((await boxes.nth(index).getAttribute('aria-label')) ?? '');
  }
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  return names;
}

const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

test.describe('the owner’s collections', () => {
  // The content security policy blocks the injected accessibility checker.
  test.use({ bypassCSP: true });

  test('CAT-026 an owner creates a collection, orders its products and sees it in the shop', async ({
    page,
    browser,
    baseURL,
  }) => {
    const name = `Journey ${Math.random().toString(36).slice(2, 8)}`;
    await openAsOwner(page, '/collections');
    await page.getByRole('link', { name: 'New collection' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    const urlName = name.toLowerCase().replace(' ', '-');
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(urlName);
    const [first = '', second = ''] = await addFirst(page, 2);
    await page.getByRole('button', { name: 'Save' }).click();
    await expectStatus(page, 'Collection created');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.getByRole('button', { name: `Move ${first} down` }).click();
    await expectStatus(page, 'Product moved to position 2 of 2');
    await page.keyboard.press('Control+s');
    await expectStatus(page, 'Collection saved');

    const address = await page.getByRole('link', { name: 'View in shop' }).getAttribute('href');
    const shopper = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    await shopper.goto(address ?? '');
    await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible();
    const cards = shopper.getByRole('listitem').getByRole('heading', { level: 3 });
    await expect(cards).toHaveText([second, first]);

    await page.getByRole('textbox', { name: 'Description' }).fill('Forgotten');
    await page.getByRole('link', { name: 'Collections' }).first().click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Delete collection' }).click();
    const confirmation = page.getByRole('alertdialog', { name: `Delete ${name}?` });
    await expect(confirmation).toContainText('Its 2 products stay in the shop.');
    await confirmation.getByRole('button', { name: 'Delete' }).click();
    await expectStatus(page, `${name} deleted`);
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    expect((await shopper.reload())?.status()).toBe(404);
  });

  test('CAT-027 an owner adds a creator on a phone, with errors shown at the fields', async ({
    page,
  }) => {
    const name = `Creator ${Math.random().toString(36).slice(2, 8)}`;
    await page.setViewportSize({ width: 390, height: 844 });
    await openAsOwner(page, '/creators/new');
    await page.getByRole('button', { name: 'Add products' }).waitFor();
    await page.getByRole('textbox', { name: 'Website' }).fill('nowhere');
    await page.getByRole('button', { name: 'Save' }).click();
    // The name and the address are required.
    await expect(page.getByText('This field is required')).toHaveCount(2);
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please enter an address that begins with https://')).toBeVisible();
    await page.getByRole('textbox', { name: 'Website' }).fill('https://ines.example/');
    await page.getByRole('textbox', { name: 'Instagram' }).fill('@ines');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectStatus(page, 'Creator created');
    await expect(page.getByRole('textbox', { name: 'Instagram' })).toHaveValue('ines');
    await page.getByRole('link', { name: 'Creators' }).last().click();
    await expect(page.getByRole('link', { name })).toBeVisible();
  });
});
