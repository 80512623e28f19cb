import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { addToBasket, openFirstProduct } from './shop.js';

/** Replaces all text nodes by `<font>` elements, as Chrome's translation does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    // The walker returns text nodes only.
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style') !== null)
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

const basketOf = async (page: Page, quantity: number) => {
  await openFirstProduct(page);
  await addToBasket(page);
  await page.goto('/basket/');
  const field = page.getByRole('spinbutton', { name: /^Quantity of/ });
  for (let count = 2; count <= quantity; count += 1) {
    await page.getByRole('button', { name: /^One more/ }).click();
    await expect(field).toHaveValue(String(count));
  }
  return field;
};

test.describe('a translated page', () => {
  test('keeps its basket when a price of several pieces disappears', async ({ page }) => {
    const field = await basketOf(page, 2);
    await translate(page);
    await page.getByRole('button', { name: /^One less/ }).click();
    await expect(field).toHaveValue('1');
    await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeVisible();
    await expect(page.getByText(/ each$/)).toHaveCount(0);
  });

  test('shows the empty basket after its last line was removed', async ({ page }) => {
    await basketOf(page, 1);
    await translate(page);
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText('Your basket is empty.')).toBeVisible();
  });

  test('updates the price of the chosen country at the checkout', async ({ page }) => {
    await basketOf(page, 1);
    await page.goto('/checkout/');
    const pay = page.getByRole('button', { name: /^Pay / });
    const before = await pay.innerText();
    // The first interaction starts the program.
    await page.mouse.move(9, 9);
    await page.waitForLoadState('networkidle');
    await translate(page);
    await page.getByLabel('Country').first().selectOption('US');
    await expect(pay).not.toHaveText(before);
    await expect(page.getByLabel('Country').first()).toHaveValue('US');
  });
});

test.describe('a shopper on a slow connection', () => {
  test('pays for the country chosen before the script ran', async ({ page }) => {
    await basketOf(page, 1);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/checkout/', { waitUntil: 'commit' });
    const pay = page.getByRole('button', { name: /^Pay / });
    const before = await pay.innerText();
    const country = page.getByLabel('Country').first();
    await country.selectOption('US');
    await country.blur();
    release();
    await expect(pay).not.toHaveText(before);
    await expect(country).toHaveValue('US');
    await expect(page.locator('input[name=expectedTotal]')).not.toHaveValue('');
  });
});
