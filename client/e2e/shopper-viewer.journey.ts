import { expect, type Locator, type Page } from '@playwright/test';

import { test } from './journey.js';
import { ready } from './shop.js';
import { phone } from './widths.js';

const product = '/product/alpine-night-tee/';

/** Opens the viewer of the product's first picture. */
async function openViewer(page: Page): Promise<Locator> {
  await page.goto(product);
  // Until the script runs the picture is a link, and a click would leave the page.
  await ready(page);
  await firstPicture(page).click();
  const viewer = page.getByRole('dialog', { name: /^Pictures of / });
  await expect(viewer).toBeVisible();
  return viewer;
}

const firstPicture = (page: Page) => page.getByRole('link', { name: /^Enlarge: / }).first();

/** Zoom of the current picture. */
const zoomOf = (viewer: Locator) =>
  viewer
    .getByRole('listitem')
    .first()
    .evaluate(({ firstElementChild }) => {
      const { transform } = firstElementChild?.getAttribute('style')?.includes('scale')
        ? getComputedStyle(firstElementChild)
        : { transform: 'none' };
      return transform === 'none' ? 1 : new DOMMatrix(transform).a;
    });

const originOf = (viewer: Locator) =>
  viewer
    .getByRole('listitem')
    .first()
    .evaluate(({ firstElementChild }) =>
      firstElementChild instanceof HTMLElement ? firstElementChild.style.transformOrigin : '',
    );

test(
  'IMG-003 IMG-013 IMG-014 zooms a sharp picture by mouse, wheel and keyboard',
  { tag: '@pictures' },
  async ({ page }) => {
    const viewer = await openViewer(page);
    const widthOf = (image: Locator) =>
      image.evaluate((element: HTMLImageElement) =>
        Number(new URL(element.currentSrc, location.href).searchParams.get('w')),
      );
    const small = await widthOf(firstPicture(page).locator('img'));
    await expect.poll(() => widthOf(viewer.locator('img').first())).toBeGreaterThan(small);

    const picture = viewer.getByRole('listitem').first();
    await picture.click();
    await expect.poll(() => zoomOf(viewer)).toBe(2);
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => zoomOf(viewer)).toBeCloseTo(1.9);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await viewer.getByRole('button', { name: 'Close' }).hover();
    await expect.poll(() => zoomOf(viewer)).toBe(1);

    await viewer.getByRole('button', { name: 'Zoom in' }).press('Enter');
    await expect.poll(() => zoomOf(viewer)).toBe(2);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => originOf(viewer)).toMatch(/^40%/);
    await viewer.getByRole('button', { name: 'Zoom out' }).press('Enter');
    await expect.poll(() => zoomOf(viewer)).toBe(1);
  },
);

test('NFR-007 steps through the pictures, keeps the focus and returns it', async ({ page }) => {
  const viewer = await openViewer(page);
  const count = viewer.getByRole('status');
  await expect(count).toHaveText(/^1 of /);
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(count).toHaveText(/^2 of /);
  await page.keyboard.press('ArrowLeft');
  await expect(count).toHaveText(/^1 of /);
  // Before the first picture comes the last one.
  await viewer.getByRole('button', { name: 'Previous picture' }).click();
  await expect(count).toHaveText(/^(\d+) of \1$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText(/^2 of /);
  for (let tabs = 0; tabs < 8; tabs += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.querySelector('dialog :focus'),
      ),
    ).toBeTruthy();
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('link', { name: /^Enlarge: / }).nth(1)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add to basket' })).toBeEnabled();
});

test('a picture opens at its address if the viewer does not load', async ({ page }) => {
  await page.route(/\/Viewer[^/]*\.js$/, (route) => route.abort());
  await page.goto(product);
  await ready(page);
  const opened = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('/images/'),
  );
  await firstPicture(page).click();
  await opened;
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: phone });

  test('zooms by double tap and two fingers, and swipes to the next picture', async ({ page }) => {
    const viewer = await openViewer(page);
    const { width, height } = phone;
    const [x, y] = [width / 2, height / 2];
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect.poll(() => zoomOf(viewer)).toBe(2);
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect.poll(() => zoomOf(viewer)).toBe(1);

    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map((left, id) => ({ x: left, y, id })),
      });
    await touch('touchStart', x - 40, x + 40);
    for (const apart of [50, 60, 70]) await touch('touchMove', x - apart, x + apart);
    await touch('touchEnd');
    await expect.poll(() => zoomOf(viewer)).toBeGreaterThan(1.4);
    await viewer.getByRole('button', { name: 'Zoom out' }).tap();
    await expect.poll(() => zoomOf(viewer)).toBe(1);

    await touch('touchStart', width - 40);
    for (let left = width - 60; left > 40; left -= 40) await touch('touchMove', left);
    await touch('touchEnd');
    await expect(viewer.getByRole('status')).toHaveText(/^2 of /);
  });
});
