import { expect, type Browser, type Page } from '@playwright/test';

import { owner } from './editor.js';
import { test } from './journey.js';
import { atlasUrl, signedIn } from './staff.js';

/** Sum of the layout shifts without recent input since the page was opened. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput === true))
          shift += Number(entry.value);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return shift;
  });
}

const staff = (browser: Browser, baseURL: string | undefined) =>
  signedIn(browser, atlasUrl(baseURL), 'staff@selvedge.test');

for (const width of [390, 1440]) {
  test(`NFR-007 the dashboard home does not move at ${String(width)} px while its parts load`, async ({
    browser,
  }) => {
    const page = await owner(browser);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard/');
    await expect(page.getByRole('heading', { name: 'Best sellers, last 28 days' })).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  });

  test(`NFR-007 order list and quote do not move at ${String(width)} px while they load`, async ({
    browser,
    baseURL,
  }) => {
    const page = await staff(browser, baseURL);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${atlasUrl(baseURL)}/orders?flow=bespoke&status=quote`);
    const first = page.locator('[data-order]').getByRole('link').first();
    await expect(first).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    await page.goto(new URL((await first.getAttribute('href')) ?? '', page.url()).href);
    await expect(page.getByRole('region', { name: 'Quote', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Items' })).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  });
}

test('the office loads no styles of the shop', async ({ browser }) => {
  const page = await owner(browser);
  for (const address of ['/dashboard/home', '/dashboard/media']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '700');
  }
});
