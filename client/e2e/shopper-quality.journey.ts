import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { addToBasket, buy, sidewaysOverflow } from './shop.js';

test(
  'NFR-008 no screen violates its policy or logs an error',
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

/** Resources and paints of a page after it has settled. */
interface Loaded {
  /** Layout shift as measured by the browser. */
  readonly shift: number;
  /** Bytes of all scripts loaded with the page, as transferred. */
  readonly scripts: number;
  readonly hosts: readonly string[];
  /** Largest image, if the largest contentful paint is an image. */
  readonly largest: { readonly loading: string; readonly priority: string } | null;
  /** Images without a size, and eager images more than two windows below. */
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
  // The observer's type determines the type of its entries.
  const shifts = (await seen('layout-shift')) as readonly (PerformanceEntry & { value: number })[];
  // See above.
  const paints = (await seen('largest-contentful-paint')) as readonly (PerformanceEntry & {
    element: Element | null;
  })[];
  const resources = performance.getEntriesByType('resource').filter(
    // See above.
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

/** Simulates the event that browsers send to a page that loads under a resting pointer. */
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
    `NFR-007 ${name} renders before its script runs and does not move while it loads`,
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

test.describe('with forced colours', () => {
  const product = '/product/retro-sun-tee/';
  /** Colour of the outermost mark of an element: background or border. */
  const marks = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { backgroundColor, borderTopColor, outlineStyle } = getComputedStyle(element);
        return { backgroundColor, borderTopColor, outlineStyle };
      }),
    );

  test('CAT-019 swatches keep their colours, and the chosen one is marked', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(product);
    const swatches = await marks(page, 'ul[aria-label="Colour"] a > span');
    expect(swatches.length).toBeGreaterThan(1);
    const colours = swatches.map(({ backgroundColor }) => backgroundColor);
    expect(new Set(colours).size).toBe(colours.length);
    const links = await marks(page, 'ul[aria-label="Colour"] a');
    const [chosen] = await marks(page, 'ul[aria-label="Colour"] a[aria-current]');
    const same = links.filter(({ borderTopColor }) => borderTopColor === chosen?.borderTopColor);
    expect(same).toHaveLength(1);
  });

  test('CAT-019 dots on cards keep their colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/collection/golden-hour/');
    const dots = await marks(page, '[class*="dot"]');
    const colours = new Set(dots.map(({ backgroundColor }) => backgroundColor));
    expect(colours.size).toBeGreaterThan(1);
  });

  test('CAT-019 the chosen size differs from the others', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(product);
    const sizes = page.getByRole('group', { name: 'Size' });
    await sizes.locator('label:has(:enabled)').first().click();
    const chips = await marks(page, 'fieldset label:has(:enabled) > span');
    const [chosen] = await marks(page, 'fieldset input:checked + span');
    const same = chips.filter(({ backgroundColor }) => backgroundColor === chosen?.backgroundColor);
    expect([chips.length > 1, same.length]).toEqual([true, 1]);
  });

  test('CAT-031 stars are visible', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(product);
    const [filled] = await marks(page, '[class*="stars"] > [class*="filled"]');
    const [page0] = await marks(page, 'body');
    expect(filled?.backgroundColor).toBeTruthy();
    expect(filled?.backgroundColor).not.toBe(page0?.backgroundColor);
    expect(filled?.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  });
});

test('NFR-012 names without a space break instead of widening the page of a phone @first-tier', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/product/retro-sun-tee/');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await addToBasket(page);
  /** Replaces the name of the product wherever it is shown. */
  const lengthen = () =>
    page.evaluate((shown) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        if (text.textContent?.includes(shown) && text.parentElement?.tagName !== 'SCRIPT')
          text.textContent = text.textContent.replaceAll(shown, 'W'.repeat(96));
    }, name);
  for (const address of [
    '/product/retro-sun-tee/',
    '/basket/',
    '/checkout/',
    '/search/?q=retro+sun',
    '/collection/golden-hour/',
  ]) {
    await page.goto(address);
    await lengthen();
    expect([address, await sidewaysOverflow(page)]).toEqual([address, 0]);
  }
  await page.goto('/product/retro-sun-tee/');
  await lengthen();
  const size = page.getByRole('group', { name: 'Size' }).locator('label:has(:enabled)').last();
  await size.click();
  await expect(size.getByRole('radio')).toBeChecked();
});

test('NFR-012 names of shops, people, pages and collections break in any window', async ({
  page,
}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [
      ...['/', '/product/retro-sun-tee/', '/collection/golden-hour/', '/terms-of-sale/'],
      '/sitemap/',
    ]) {
      await page.goto(address);
      // People write what has its own direction.
      await page.locator('[dir=auto], bdi').evaluateAll((elements) => {
        for (const element of elements)
          for (const node of element.childNodes)
            if (node.nodeType === Node.TEXT_NODE) node.textContent = 'W'.repeat(96);
      });
      expect([address, width, await sidewaysOverflow(page)]).toEqual([address, width, 0]);
    }
  }
});

test('fields of the shop have text of at least 16 px, so that phones do not zoom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/collection/golden-hour/', '/product/retro-sun-tee/', '/search/?q=sun']) {
    await page.goto(address);
    const sizes = await page
      .locator('select, textarea, input:not([type=radio], [type=checkbox], [type=hidden])')
      .evaluateAll((fields) => fields.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  }
});
