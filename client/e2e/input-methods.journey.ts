import { expect, type Locator } from '@playwright/test';

import { test } from './journey.js';
import { makePage, openEditor, owner } from './editor.js';
import { addToBasket, openFirstProduct } from './shop.js';

/** Presses a key that confirms or chooses words of an input method. */
const pressComposing = (field: Locator, key: string): Promise<void> =>
  field.dispatchEvent('keydown', { key, keyCode: 229, isComposing: true, bubbles: true });

test('Enter of an input method does not apply a discount code', async ({ page }) => {
  await openFirstProduct(page);
  await addToBasket(page);
  await page.goto('/basket/');
  const code = page.getByRole('textbox', { name: 'Discount code' });
  await code.fill('ｎｉｈｏｎ');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/basket/')) sent += 1;
  });
  await pressComposing(code, 'Enter');
  await page.waitForTimeout(500);
  expect(sent).toBe(0);
  await code.press('Enter');
  await expect.poll(() => sent).toBe(1);
});

test('arrow keys of an input method stay in the search of the blocks', async ({ browser }) => {
  const page = await owner(browser);
  await openEditor(page, (await makePage(page)).id);
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search blocks' });
  await search.fill('quo');
  await pressComposing(search, 'ArrowDown');
  await pressComposing(search, 'Escape');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('quo');
  await search.press('ArrowDown');
  await expect(search).not.toBeFocused();
});
