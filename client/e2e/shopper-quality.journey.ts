import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { addToBasket, buy } from './shop.js';

test(
  'NFR-008 no screen breaks its own policy, or fails in the console',
  { tag: '@pictures' },
  async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) logged.push(message.text());
    });
    page.on('pageerror', ({ message }) => logged.push(message));
    await buy(page);
    await page.waitForLoadState('networkidle');
    expect(logged).toEqual([]);
  },
);

/** What a page has loaded and painted, once it has come to rest. */
interface Loaded {
  /** How much of it moved, as browsers count it. */
  readonly shift: number;
  /** Of all scripts that were fetched until the page had loaded, in bytes as sent. */
  readonly scripts: number;
  readonly hosts: readonly string[];
  /** Its largest picture, if a picture is the largest there is. */
  readonly largest: { readonly loading: string; readonly priority: string } | null;
  /** Pictures without a size of their own, and those beyond two windows that do not wait. */
  readonly unsized: number;
  readonly hasty: number;
}

/** Runs in the page. */
async function loaded(): Promise<Loaded> {
  const seen = (type: string): Promise<readonly PerformanceEntry[]> =>
    new Promise((resolve) => {
      const entries: PerformanceEntry[] = [];
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
        type,
        buffered: true,
      });
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(entries)));
    });
  // The type of an entry is that of what was asked to be observed.
  const shifts = (await seen('layout-shift')) as readonly (PerformanceEntry & { value: number })[];
  // As above.
  const paints = (await seen('largest-contentful-paint')) as readonly (PerformanceEntry & {
    element: Element | null;
  })[];
  const resources = performance.getEntriesByType('resource').filter(
    // As above.
    (entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming,
  );
  const [page] = performance.getEntriesByType('navigation');
  const end = page instanceof PerformanceNavigationTiming ? page.loadEventStart : 0;
  const early = resources.filter(({ name, startTime }) => name.endsWith('.js') && startTime < end);
  const element = paints.at(-1)?.element;
  const images = [...document.images];
  const isFar = (image: Element): boolean => image.getBoundingClientRect().top > 2 * innerHeight;
  return {
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    scripts: early.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    hosts: [...new Set(resources.map(({ name }) => new URL(name).host))],
    largest:
      element instanceof HTMLImageElement
        ? { loading: element.loading, priority: element.fetchPriority }
        : null,
    unsized: images.filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'))
      .length,
    hasty: images.filter((image) => isFar(image) && image.loading !== 'lazy').length,
  };
}

async function fillBasket(page: Page): Promise<void> {
  await page.goto('/product/retro-sun-tee/');
  await addToBasket(page);
  await page.goto('/basket/');
}

/** What a browser tells a page that appears under a pointer, which it does when it likes. */
function dispatchRestingPointer(): void {
  addEventListener('DOMContentLoaded', () => {
    dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }));
  });
}

for (const [name, open] of [
  ['home', (page: Page) => page.goto('/')],
  ['a collection', (page: Page) => page.goto('/collection/golden-hour/')],
  ['a product', (page: Page) => page.goto('/product/retro-sun-tee/')],
  ['the basket', fillBasket],
] as const) {
  test(
    `NFR-007 ${name} does not move while it loads, and shows before it runs`,
    { tag: '@pictures' },
    async ({ page }) => {
      await page.addInitScript(dispatchRestingPointer);
      await open(page);
      await page.waitForLoadState('networkidle');
      const { shift, scripts, hosts, largest, unsized, hasty } = await page.evaluate(loaded);
      expect(shift).toBeLessThanOrEqual(0.02);
      expect(scripts).toBeLessThanOrEqual(3 * 1024);
      expect(hosts).toEqual([new URL(page.url()).host]);
      if (largest !== null) expect(largest).toEqual({ loading: 'eager', priority: 'high' });
      expect([unsized, hasty]).toEqual([0, 0]);
    },
  );
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
