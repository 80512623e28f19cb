import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';

/**
 * Distance from the end of the hero's picture to its title, as a share of the picture's height;
 * negative if the title is over it.
 */
const gapOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .evaluate((title) => {
      const picture = title.closest('[class*=banner]')?.querySelector('img');
      if (!picture) throw new Error('The first banner has no picture');
      const { bottom, height } = picture.getBoundingClientRect();
      return (title.getBoundingClientRect().top - bottom) / height;
    });

test.describe('the main text of the home page', () => {
  test('is below its picture at 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1000 });
    await page.goto('/');
    expect(await gapOf(page)).toBeGreaterThan(0);
  });

  test('BLK-063 begins on the quiet edge of a picture for phones at 390 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 1000 });
    await page.goto('/');
    const gap = await gapOf(page);
    expect(gap).toBeGreaterThan(-0.176);
    expect(gap).toBeLessThan(0);
  });

  test('BLK-063 is on another picture on phones', { tag: '@pictures' }, async ({ page }) => {
    const image = page.getByRole('main').getByRole('img').first();
    const shown = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
        .toMatch(/^http/);
      return new URL(await image.evaluate((element: HTMLImageElement) => element.currentSrc))
        .pathname;
    };
    expect(await shown(390)).not.toBe(await shown(1440));
  });

  for (const width of [1024, 1440])
    test(`is on the left of its picture at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      expect(await gapOf(page)).toBeLessThan(0);
      const words = page.getByRole('main').locator('[class*=words]').first().locator('> *');
      const ends = await words.evaluateAll((parts) =>
        parts.map((part) => {
          const text = document.createRange();
          text.selectNodeContents(part);
          return text.getBoundingClientRect().right;
        }),
      );
      expect(Math.max(...ends)).toBeLessThanOrEqual(0.4 * width);
    });
});
