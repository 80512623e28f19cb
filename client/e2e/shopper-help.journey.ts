import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { hydrated, sidewaysOverflow } from './shop.js';

const product = '/product/retro-sun-tee/';
const help = (page: Page) => page.getByRole('navigation', { name: 'Help', exact: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a shopper looks for help ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('the footer leads to a form that sends a message', async ({ page }) => {
      await page.goto(product);
      if (javaScriptEnabled) await hydrated(page);
      await help(page).getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL(/\/contact\/$/);
      if (javaScriptEnabled) await hydrated(page);
      await page.getByLabel('Name').fill('Ada Palm');
      await page.getByLabel('E-mail').fill('ada@example.test');
      await page.getByLabel('Message').fill(`Do you print on linen? ${Date.now()}`);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('status')).toContainText('Your message has been sent');
    });

    test('CAT-011 the footer leads to measures that fit a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(product);
      if (javaScriptEnabled) await hydrated(page);
      await help(page).getByRole('link', { name: 'Size guide' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Size guide' })).toBeVisible();
      const table = page.getByRole('region', { name: 'Sizes: T-shirt' });
      await expect(table.getByRole('row', { name: /^M 94–99 cm/ })).toBeVisible();
      if (javaScriptEnabled) expect(await sidewaysOverflow(page)).toBe(0);
    });

    test('CAT-011 the sizes of a product lead to their measures', async ({ page }) => {
      await page.goto(product);
      if (javaScriptEnabled) await hydrated(page);
      await page.getByRole('main').getByRole('link', { name: 'Size guide' }).click();
      await expect(page.getByRole('row', { name: /^M 94–99 cm/ })).toBeInViewport();
      await page.getByRole('link', { name: 'How to measure' }).click();
      await expect(page).toHaveURL(/\/size-guide\/$/);
    });
  });
}
