import { expect, type Page } from '@playwright/test';

/** The sandbox provider's test cards. */
export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

/** Opens the first product of the shop, and answers its name. */
export async function openFirstProduct(page: Page): Promise<string> {
  await page.goto('/');
  const first = page.getByRole('region', { name: 'All products' }).getByRole('listitem').first();
  const name = await first.getByRole('heading').innerText();
  await first.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

/** Chooses the first size that is to be had, and puts it into the basket. */
export async function addToBasket(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Size' }).locator('label:has(:enabled)').first().click();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('status')).toContainText('Added to your basket');
}

/** Contact and address of a shopper at home. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('ada@example.test');
  await page.getByLabel('Full name').first().fill('Ada Palm');
  await page.getByLabel('Address', { exact: true }).first().fill('1 Shore Road');
  await page.getByLabel('Town or city').first().fill('Freshwater');
  await page.getByLabel('Postcode').first().fill('PO40 9PY');
}

export async function payBy(page: Page, cardNumber: string): Promise<void> {
  await page.getByLabel('Card number').fill(cardNumber);
  await page.getByLabel('Expiry date').fill('12/49');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
}

/** From the first product to a receipt. */
export async function buy(page: Page): Promise<void> {
  await openFirstProduct(page);
  await addToBasket(page);
  await page.goto('/checkout/');
  await fillAddress(page);
  await payBy(page, cards.good);
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
}

/** NFR-012: nothing sticks out to the side. In pixels. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Until the page's program runs; from then on its menu no longer opens by the styles alone. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('nav[aria-label="Main menu"]')).toHaveClass(/^\S+$/);
