import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { ready } from './shop.js';
import { desktop, phone } from './widths.js';

const product = '/product/retro-sun-tee/';

const button = (page: Page) => page.getByRole('button', { name: 'Add to basket' });
const sizes = (page: Page) => page.getByRole('group', { name: 'Size' });
const isPinned = (page: Page) =>
  button(page).evaluate(({ parentElement }) =>
    parentElement === null ? false : getComputedStyle(parentElement).position === 'fixed',
  );

async function open(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(product);
  await ready(page);
}

test.describe('on a phone the button to add to the basket', () => {
  test('CAT-011 is pinned with price and size while its row is out of view', async ({ page }) => {
    await open(page, phone);
    await expect.poll(() => isPinned(page)).toBe(true);
    await expect(button(page)).toHaveCount(1);
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    const summary = button(page).locator('xpath=preceding-sibling::p');
    await expect(summary).toContainText('£24.00');
    await expect(summary).toContainText('Choose a size');

    await button(page).press('Enter');
    await expect(sizes(page)).toContainText('Choose a size');
    await expect(sizes(page).locator(':focus')).toBeInViewport();
    await expect.poll(() => isPinned(page)).toBe(false);

    await page.keyboard.press('Space');
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => isPinned(page)).toBe(true);
    await expect(summary).toContainText('XS');
    await button(page).click();
    await expect(page.getByRole('dialog', { name: 'Added to your basket' })).toBeVisible();
  });

  test('keeps the selected size in another colour, and covers nothing', async ({ page }) => {
    await open(page, phone);
    const size = sizes(page).locator('label:has(:enabled)').first();
    await size.click();
    const height = () => page.evaluate(() => document.body.scrollHeight);
    await page.getByRole('list', { name: 'Colour' }).getByRole('link').last().click();
    await expect(sizes(page).locator(':checked')).toHaveCount(1);

    const before = await height();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => isPinned(page)).toBe(true);
    // The page grows only by the height of the bar.
    expect(await height()).toBeLessThan(before + 90);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
    await expect
      .poll(async () => {
        const [link, bar] = [await last.boundingBox(), await button(page).boundingBox()];
        return link !== null && bar !== null && link.y + link.height <= bar.y;
      })
      .toBe(true);
  });
});

test('the button is not pinned in wide windows, nor without script', async ({ page, browser }) => {
  await open(page, desktop);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(button(page)).not.toBeInViewport();
  expect(await isPinned(page)).toBe(false);

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const plain = await context.newPage();
  await plain.goto(page.url());
  expect(await isPinned(plain)).toBe(false);
  await sizes(plain).locator('label:has(:enabled)').first().click();
  await button(plain).click();
  await expect(plain.getByRole('status')).toContainText('Added to your basket');
  await context.close();
});

test.describe('sizes', () => {
  for (const width of [390, 768, 1440])
    test(`fill equal cells in even rows at ${width} px`, async ({ page }) => {
      await open(page, { width, height: 900 });
      const boxes = await sizes(page)
        .locator('label')
        .evaluateAll((labels) =>
          labels.map((label) => {
            const { top, width: cell } = label.getBoundingClientRect();
            return { top: Math.round(top), cell: Math.round(cell) };
          }),
        );
      expect(new Set(boxes.map(({ cell }) => cell)).size).toBe(1);
      const tops = [...new Set(boxes.map(({ top }) => top))];
      const rows = tops.map((top) => boxes.filter((box) => box.top === top).length);
      expect(new Set(rows).size).toBe(1);
    });
});
