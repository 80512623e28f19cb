import { expect, type Locator } from '@playwright/test';

import { test } from './journey.js';

const tag = { tag: '@pictures' };
const pictures = '**/images/**';
const clear = 'rgba(0, 0, 0, 0)';

const placeOf = (picture: Locator): Promise<string> =>
  picture.evaluate((element) => getComputedStyle(element).backgroundColor);

test('IMG-011 an image has a placeholder colour until it has loaded', tag, async ({ page }) => {
  const held: (() => void)[] = [];
  let isOpen = false;
  await page.route(pictures, async (route) => {
    if (!isOpen) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const first = page.getByRole('main').locator('img').first();
  await expect.poll(() => placeOf(first)).not.toBe(clear);
  isOpen = true;
  for (const release of held) release();
  await expect.poll(() => placeOf(first), { timeout: 30_000 }).toBe(clear);
  expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test(
  'IMG-012 ERR-064 an image that fails loses its placeholder colour and notifies the page @first-tier',
  tag,
  async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('image-failed', ({ target }) => {
        if (target instanceof HTMLImageElement) target.dataset['notified'] = 'yes';
      });
    });
    await page.route(pictures, (route) => route.abort());
    await page.goto('/');
    const first = page.getByRole('main').locator('img').first();
    await expect.poll(() => placeOf(first)).toBe(clear);
    await expect(first).toHaveAttribute('data-notified', 'yes');
  },
);
