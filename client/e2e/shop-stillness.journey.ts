import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';

/** Positions of the banner's text and of the content below it, and the layout shift so far. */
function measureLayout(page: Page) {
  return page.evaluate(async () => {
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += 'value' in entry ? Number(entry.value) : 0;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shown = [...document.querySelectorAll('main h1, main h1 + p, main h2')];
    const boxes = shown.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    });
    return { shift, boxes };
  });
}

const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

for (const shop of ['tropic', 'nordic']) {
  for (const width of [390, 1440]) {
    test(`NFR-007 ${shop} at ${String(width)} px does not move when its fonts load late`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\.woff2$/, async (route) => {
        await released;
        await route.continue();
      });
      const home = new URL('/', baseURL).href.replace('tropic.', `${shop}.`);
      await page.goto(home, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(painted);
      const before = await measureLayout(page);
      const fonts = page.waitForResponse(/\.woff2$/);
      release();
      await fonts;
      await page.waitForLoadState('load');
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      const after = await measureLayout(page);
      expect(after.boxes).toEqual(before.boxes);
      expect(after.shift).toBeLessThanOrEqual(0.02);
    });
  }
}

test('NFR-007 reduced motion shows no transition between pages', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const sizes = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const before = getComputedStyle(heading).fontSize;
    heading.style.fontSize = '20px';
    return { before, after: getComputedStyle(heading).fontSize };
  });
  expect(sizes.before).not.toBe('20px');
  expect(sizes.after).toBe('20px');
});
