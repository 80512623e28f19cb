import { expect, type Locator, type Page } from '@playwright/test';

import { asItIs, type Widths } from './widths.js';

/** The sandbox provider's test cards. */
export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

/** Opens the first product of the shop, and answers its name. */
export async function openFirstProduct(page: Page, widths: Widths = asItIs): Promise<string> {
  await page.goto('/');
  const first = page.getByRole('region', { name: 'All products' }).getByRole('listitem').first();
  const name = await first.getByRole('heading').innerText();
  await widths.press(first.getByRole('link', { name }));
  await widths.see(() => expect(page.getByRole('heading', { level: 1, name })).toBeVisible());
  return name;
}

/** Chooses the first size that is to be had, and puts it into the basket. */
export async function addToBasket(page: Page, widths: Widths = asItIs): Promise<void> {
  const sizes = page.getByRole('group', { name: 'Size' });
  await widths.press(sizes.locator('label:has(:enabled)').first());
  await widths.press(page.getByRole('button', { name: 'Add to basket' }));
  await widths.see(() => expect(page.getByRole('status')).toContainText('Added to your basket'));
}

/** Contact and address of a shopper at home. */
export async function fillAddress(
  page: Page,
  widths: Widths = asItIs,
  email = 'ada@example.test',
): Promise<void> {
  await fill(widths, [
    [page.getByLabel('E-mail'), email],
    [page.getByLabel('Full name').first(), 'Ada Palm'],
    [page.getByLabel('Address', { exact: true }).first(), '1 Shore Road'],
    [page.getByLabel('Town or city').first(), 'Freshwater'],
    [page.getByLabel('Postcode').first(), 'PO40 9PY'],
  ]);
}

export async function payBy(
  page: Page,
  cardNumber: string,
  widths: Widths = asItIs,
  securityCode = '123',
): Promise<void> {
  await fill(widths, [
    [page.getByLabel('Card number'), cardNumber],
    [page.getByLabel('Expiry date'), '12/49'],
    [page.getByLabel('Security code'), securityCode],
  ]);
  await widths.press(page.getByRole('button', { name: /^Pay / }));
}

async function fill(
  widths: Widths,
  fields: readonly (readonly [Locator, string])[],
): Promise<void> {
  await widths.see(async () => {
    for (const [field] of fields) await expect(field).toBeEditable();
  });
  for (const [field, value] of fields) await field.fill(value);
}

/** From the first product to a receipt. */
export async function buy(page: Page, email?: string): Promise<void> {
  await openFirstProduct(page);
  await addToBasket(page);
  await page.goto('/checkout/');
  await fillAddress(page, asItIs, email);
  await payBy(page, cards.good);
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
}

/**
 * NFR-012: nothing sticks out to the side. In pixels, once the page has followed a change of its width: what asks
 * for the width by program is laid out anew some frames later.
 */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const overflow = (): number => document.documentElement.scrollWidth - window.innerWidth;
    const end = performance.now() + 5_000;
    while (overflow() > 0 && performance.now() < end)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return overflow();
  });
}

/**
 * Once a page that lacks a file has asked in vain whether the server is there: from then on it is not loaded
 * anew for that file. To be called before the file is asked for, and with `/livez` cut off.
 */
export async function findsNoServer(page: Page): Promise<void> {
  await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/livez'));
}

/** Until the page's program runs; from then on its menu no longer opens by the styles alone. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('nav[aria-label="Main menu"]')).toHaveClass(/^\S+$/);
