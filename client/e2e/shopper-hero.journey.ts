import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';

/** Distance in pixels from the end of the hero's picture to its title; negative if over it. */
const gapOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .evaluate((title) => {
      const picture = title.closest('[class*=banner]')?.querySelector('img');
      if (!picture) throw new Error('The first banner has no picture');
      return title.getBoundingClientRect().top - picture.getBoundingClientRect().bottom;
    });

test.describe('the main text of the home page', () => {
  for (const width of [390, 768])
    test(`is below its picture at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto('/');
      expect(await gapOf(page)).toBeGreaterThan(0);
    });

  test('is on its picture at 1440 px', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    expect(await gapOf(page)).toBeLessThan(0);
  });
});
