import { expect, type Page } from '@playwright/test';

import { violations } from './accessibility.js';
import { test } from './journey.js';
import { signIn } from './staff.js';

/** Opens the form of a new discount as the owner of tropic. */
async function openNewDiscount(page: Page): Promise<void> {
  await page.goto('/dashboard/discounts/new');
  await signIn(page, 'owner@tropic.test');
  await expect(page.getByRole('heading', { level: 1, name: 'New discount' })).toBeVisible();
}

const save = (page: Page) => page.keyboard.press('Control+s');
const chosen = (page: Page) =>
  page.getByRole('list', { name: 'Products and collections of the discount' });

const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

test.describe('the owner’s discounts', () => {
  // The content security policy blocks the injected accessibility checker.
  test.use({ bypassCSP: true });

  test('an owner limits a discount by keyboard, and pausing it keeps unsaved changes', async ({
    page,
  }) => {
    const code = `J${Math.random().toString(36).slice(2, 10).toUpperCase()}`;
    await openNewDiscount(page);
    await page.getByLabel('Title').fill('Journey');
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('textbox', { name: 'Products and collections' }).fill('te');
    const results = page.getByRole('menu', { name: 'Results' });
    await expect(results.getByRole('menuitem').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(chosen(page).getByRole('listitem')).toHaveCount(1);
    await expect(results).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Products and collections' })).toHaveValue('');
    await save(page);
    await expectStatus(page, 'Discount created');
    await expect(chosen(page).getByRole('listitem')).toHaveCount(1);

    await page.getByLabel('Title').fill('Journey changed');
    await page.getByRole('button', { name: 'Pause' }).click();
    await expectStatus(page, 'Discount paused');
    await expect(page.getByLabel('Title')).toHaveValue('Journey changed');
    await save(page);
    await expectStatus(page, 'Discount saved');
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('Journey changed');
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  });

  test('the messages of a tier are at its fields, and do not prevent the next save', async ({
    page,
  }) => {
    await openNewDiscount(page);
    await page.getByLabel('Title').fill('Journey tiers');
    await page.getByLabel('Method').selectOption('automatic');
    await page.getByLabel('Type').selectOption('tiers');
    await page.getByLabel('Minimum quantity').fill('');
    await save(page);
    const quantity = page.getByLabel('Minimum quantity');
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await expect(quantity).toBeFocused();
    await quantity.fill('40');
    await page.getByRole('button', { name: 'Remove tier 1' }).click();
    await save(page);
    await expect(page.getByText('Please add a tier')).toBeVisible();
    await page.getByRole('button', { name: 'Add tier' }).click();
    await page.getByLabel('Minimum quantity').fill('40');
    await page.getByLabel('Percent off').fill('5');
    await save(page);
    await expectStatus(page, 'Discount created');
    // It would apply to the baskets of other journeys.
    await page.getByRole('button', { name: 'Pause' }).click();
    await expectStatus(page, 'Discount paused');
  });
});
