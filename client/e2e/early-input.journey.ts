import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { addToBasket, cards, fillAddress, holdProgram, openFirstProduct, payBy } from './shop.js';
import { translate } from './translation.js';

/**
 * Opens a page whose program is delayed until the returned function is called. Waits for the loader
 * and the stylesheets, since texts without styles differ from those with them.
 */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await holdProgram(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

const payButton = (page: Page) => page.getByRole('button', { name: /Pay / });

test('PAY-001 a country chosen before the script runs changes the total, which can be paid', async ({
  page,
}) => {
  await openFirstProduct(page);
  await addToBasket(page);
  const release = await openHeld(page, '/checkout/');
  const domestic = await payButton(page).innerText();
  await page.getByLabel('Country').first().selectOption('FR');
  await page.getByLabel('Full name').first().fill('Ada Palm');
  release();
  await expect(payButton(page)).not.toHaveText(domestic, { useInnerText: true });
  await expect(page.getByLabel('Full name').first()).toHaveValue('Ada Palm');
  await page.getByLabel('Postcode').first().fill('75001');
  for (const [name, value] of [
    ['E-mail', 'ada@example.test'],
    ['Address', '1 Rue de Rivoli'],
    ['Town or city', 'Paris'],
  ] as const)
    await page
      .getByLabel(name, { exact: name === 'Address' })
      .first()
      .fill(value);
  await payBy(page, cards.good);
  await expect(page).toHaveURL(/\/receipt\/[0-9a-f]{32}$/);
});

test('PAY-001 a country whose addresses have states shows its fields, and other input stays', async ({
  page,
}) => {
  await openFirstProduct(page);
  await addToBasket(page);
  const release = await openHeld(page, '/checkout/');
  await fillAddress(page);
  await page.getByLabel('Billing address is different').check();
  await page.getByLabel('Country').first().selectOption('US');
  release();
  await expect(page.getByLabel('State').first()).toBeVisible();
  await expect(page.getByLabel('Billing address is different')).toBeChecked();
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@example.test');
});

test('BSK-017 a quantity typed before the script runs is saved', async ({ page }) => {
  await openFirstProduct(page);
  await addToBasket(page);
  const release = await openHeld(page, '/basket/');
  const quantity = page.getByRole('spinbutton');
  await quantity.fill('4');
  await quantity.blur();
  const saved = page.waitForResponse(/\/basket\/update\/$/);
  release();
  await saved;
  await page.reload();
  await expect(quantity).toHaveValue('4');
});

test('IDN-001 a press of a button that needs the script takes effect once it runs', async ({
  page,
}) => {
  const release = await openHeld(page, '/login/');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret words');
  await page.getByRole('button', { name: 'Show password' }).click();
  release();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('secret words');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a page translated before the script runs keeps the text typed into it', async ({ page }) => {
  await openFirstProduct(page);
  await addToBasket(page);
  const release = await openHeld(page, '/checkout/');
  const domestic = await payButton(page).innerText();
  await fillAddress(page);
  await page.getByLabel('Billing address is different').check();
  await page.getByLabel('Country').first().selectOption('FR');
  await translate(page, 'replaces');
  release();
  await expect(payButton(page)).not.toHaveText(`«${domestic}»`, { useInnerText: true });
  await expect(page.locator('[name="shippingAddress[line1]"]')).toHaveValue('1 Shore Road');
  await expect(page.locator('[name="billingDiffers"]')).toBeChecked();
  await expect(page.locator('[name="email"]')).toHaveValue('ada@example.test');
});
