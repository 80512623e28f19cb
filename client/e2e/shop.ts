import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

import { asItIs, type Widths } from './widths.js';

/** Test cards of the sandbox provider. */
export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

/** Opens the first product of the shop and returns its name. */
export async function openFirstProduct(page: Page, widths: Widths = asItIs): Promise<string> {
  await page.goto('/');
  const first = page
    .getByRole('region', { name: /products$/i })
    .getByRole('listitem')
    .first();
  const name = await first.getByRole('heading').innerText();
  await widths.press(first.getByRole('link', { name }));
  await widths.see(() => expect(page.getByRole('heading', { level: 1, name })).toBeVisible());
  return name;
}

/** Returns the filters of a listing. On phones they are in a sheet, which it opens. */
export async function openFilters(page: Page): Promise<Locator> {
  const filters = page.getByRole('form', { name: 'Filters' });
  const open = page.getByRole('button', { name: /^Filter and sort/ });
  await expect(open.or(filters).first()).toBeVisible();
  if (!(await filters.isVisible())) await open.click();
  return filters;
}

/** Selects the first available size and adds it to the basket. */
export async function addToBasket(page: Page, widths: Widths = asItIs): Promise<void> {
  const sizes = page.getByRole('group', { name: 'Size' });
  await widths.press(sizes.locator('label:has(:enabled)').first());
  await widths.press(page.getByRole('button', { name: 'Add to basket' }));
  await widths.see(() => expect(page.getByText('Added to your basket')).toBeVisible());
}

/** Contact and address of a shopper in the country that the form shows. */
export async function fillAddress(
  page: Page,
  widths: Widths = asItIs,
  email = 'ada@example.test',
): Promise<void> {
  const country = await page.getByLabel('Country').first().inputValue();
  await fill(widths, [
    [page.getByLabel('E-mail'), email],
    [page.getByLabel('Full name').first(), 'Ada Palm'],
    [page.getByLabel('Address', { exact: true }).first(), '1 Shore Road'],
    [page.getByLabel('Town or city').first(), 'Freshwater'],
    [page.getByLabel('Postcode').first(), country === 'DE' ? '10115' : 'PO40 9PY'],
  ]);
}

/**
 * Pays an order or its checkout: in the frame of the payment provider, or without script on the
 * provider's page.
 */
export async function payBy(
  page: Page,
  cardNumber: string,
  widths: Widths = asItIs,
  securityCode = '123',
): Promise<void> {
  const pay = page.getByRole('button', { name: /^Pay / });
  const frame = page.locator('iframe[title="Card details"]');
  const onNextPage = page.getByText('You enter your card on the next page');
  await expect(frame.or(onNextPage).or(page.getByLabel('Card number')).first()).toBeVisible();
  const isOnProviderPage = await page.getByLabel('Card number').isVisible();
  if (!isOnProviderPage && !(await frame.isVisible())) {
    await widths.press(pay);
    await expect(page).toHaveURL(/\/pay\/[0-9a-f-]{36}$/);
  }
  const card = (await frame.isVisible()) ? cardFrame(page) : page;
  await fill(widths, [
    [card.getByLabel('Card number'), cardNumber],
    [card.getByLabel('Expiry date'), '12/49'],
    [card.getByLabel('Security code'), securityCode],
  ]);
  await widths.press(pay);
}

/** Card fields of the payment provider. */
export function cardFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Card details"]');
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

/** Buys the first product; ends at the receipt. */
export async function buy(page: Page, email?: string): Promise<void> {
  await openFirstProduct(page);
  await addToBasket(page);
  await page.goto('/checkout/');
  await fillAddress(page, asItIs, email);
  await payBy(page, cards.good);
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
}

/**
 * Sideways overflow in pixels (NFR-012). Waits for layouts that script adjusts some frames later.
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
 * Waits until a page with a missing file has found the server unreachable, and so will not reload
 * for that file. Call it before the file is requested, with `/livez` blocked.
 */
export async function findsNoServer(page: Page): Promise<void> {
  await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/livez'));
}

/** Waits until the page's script runs; until then its menu opens by CSS. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('nav[aria-label="Main menu"]')).toHaveClass(/^\S+$/);

/** Waits until a page of the shop is hydrated, whether or not it has a menu. */
export const ready = (page: Page): Promise<void> =>
  expect(page.locator('script[data-program][data-ready]')).toBeAttached();

/** Delays the shop's program until the returned function is called. */
export async function holdProgram(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/entry-client[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
