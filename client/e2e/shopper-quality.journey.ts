import { expect, test, type Page } from '@playwright/test';

import { violations } from './accessibility.js';
import {
  addToBasket,
  buy,
  cards,
  fillAddress,
  openFirstProduct,
  payBy,
  sidewaysOverflow,
} from './shop.js';

const widths = [360, 768, 1440];

const visit = (path: string) => (page: Page) => page.goto(path);

/** Every screen of a shop, and how it is reached. */
const screens: readonly (readonly [name: string, open: (page: Page) => Promise<unknown>])[] = [
  ['home', visit('/')],
  ['product', openFirstProduct],
  [
    'bag notice',
    async (page) => {
      await openFirstProduct(page);
      await addToBasket(page);
    },
  ],
  ['empty basket', visit('/basket/')],
  [
    'basket',
    async (page) => {
      await openFirstProduct(page);
      await addToBasket(page);
      await page.goto('/basket/');
    },
  ],
  [
    'checkout with errors',
    async (page) => {
      await openFirstProduct(page);
      await addToBasket(page);
      await page.goto('/checkout/');
      await page.locator('form').evaluate((form) => form.setAttribute('novalidate', ''));
      await page.getByRole('button', { name: /^Pay / }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'payment',
    async (page) => {
      await openFirstProduct(page);
      await addToBasket(page);
      await page.goto('/checkout/');
      await fillAddress(page);
      await payBy(page, cards.declined);
      await expect(page).toHaveURL(/\/pay\//);
    },
  ],
  ['receipt', buy],
  ['sign-in', visit('/login/?redirect_uri=/')],
  ['not found', visit('/nowhere/')],
  ['forbidden', visit('/403/')],
];

test.describe('every screen', () => {
  // Only so that axe-core can be put into the page.
  test.use({ bypassCSP: true });

  for (const [name, open] of screens) {
    test(`NFR-007 NFR-012 ${name}: accessible, and as wide as the window`, async ({ page }) => {
      await open(page);
      expect(await violations(page)).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      }
    });
  }
});

test('NFR-008 no screen breaks its own policy, or fails in the console', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
  await buy(page);
  await page.waitForLoadState('networkidle');
  expect(said).toEqual([]);
});

for (const path of ['/', '/basket/']) {
  test(`front end: nothing moves while ${path} loads`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              // The type of an entry is that of what was asked to be observed.
              sum += (entry as PerformanceEntry & { readonly value: number }).value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBeLessThanOrEqual(0.02);
  });
}

test('ORD-046 a receipt follows its order without a reload', async ({ page, context, baseURL }) => {
  await buy(page);
  const [, order = ''] = /Order (\d+)/.exec(await page.getByText(/^Order \d+/).innerText()) ?? [];
  const staff = await context.newPage();
  await staff.goto(new URL('/', baseURL).href.replace('tropic.', 'atlas.'));
  const status = await staff.evaluate(async (id) => {
    const call = async (path: string, body?: object): Promise<Response> => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      return fetch(`/omnis/v3/${path}`, {
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
      });
    };
    await call('dashboard/secure/get/');
    const person = { email: 'staff@selvedge.test', password: 'selvedge-demo-1' };
    await call('dashboard/secure/login/', person);
    return (await call(`atlas/orders/${id}/status/`, { status: 'processing' })).status;
  }, order);
  expect(status).toBeLessThan(300);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await expect(page.getByRole('status')).toHaveText('Processing');
});
