import { expect, type Browser, type Page } from '@playwright/test';

import { test } from './journey.js';
import { blockOf, canvasOf, makePage, openEditor, outlineOf } from './editor.js';
import { sidewaysOverflow } from './shop.js';
import { signIn } from './staff.js';
import { phone } from './widths.js';

/** Owner on a phone with touch. */
async function ownerByTouch(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: phone, hasTouch: true })).newPage();
  await page.goto('/dashboard/products');
  await signIn(page, 'owner@tropic.test');
  return page;
}

/** Simulates one finger. */
async function fingerOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  return {
    down: (x: number, y: number) => touch('touchStart', x, y),
    move: (x: number, y: number) => touch('touchMove', x, y),
    up: () => touch('touchEnd'),
  };
}

const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const blocksIn = (page: Page) => outlineOf(page).getByRole('treeitem', { name: /^(Quote|Text)/ });

test('a block is added, copied and pasted by touch on a phone', async ({ browser }) => {
  const page = await ownerByTouch(browser);
  const other = await makePage(page, [blockOf('text', { html: '<p>Two</p>' })]);
  const { id } = await makePage(page);
  await openEditor(page, id);
  await tab(page, 'Add').tap();
  const search = page.getByRole('searchbox');
  await search.tap();
  await search.fill('quote');
  await tab(page, 'Quote').tap();
  const bar = page.getByRole('toolbar', { name: 'Quote block' });
  await expect(bar).toBeVisible();
  expect(await sidewaysOverflow(page)).toBe(0);
  await tab(page, 'Blocks').tap();
  await expect(blocksIn(page)).toHaveText([/^Text/, /^Quote/]);

  await page
    .getByRole('navigation', { name: 'Editor panels' })
    .getByRole('button', { name: 'Page' })
    .tap();
  await bar.getByRole('button', { name: 'Copy' }).tap();
  await openEditor(page, other.id, 'Two');
  await tab(page, 'Add').tap();
  await page.getByRole('button', { name: 'Paste copied block' }).tap();
  await tab(page, 'Blocks').tap();
  await expect(blocksIn(page)).toHaveText([/^Text/, /^Quote/]);
});

test('a long press lifts a palette entry, which is dropped on the page', async ({ browser }) => {
  const page = await ownerByTouch(browser);
  const { id } = await makePage(page);
  await openEditor(page, id);
  await tab(page, 'Add').tap();
  await page.getByRole('searchbox').fill('quote');
  const quote = await tab(page, 'Quote').boundingBox();
  if (quote === null) throw new Error('There is nothing to lift.');
  const finger = await fingerOf(page);
  await finger.down(quote.x + 20, quote.y + 20);
  const text = canvasOf(page).getByText('One');
  // While it is lifted, the page is visible below it.
  await expect(page.locator('[data-dragging="true"]')).toBeVisible();
  const to = await text.boundingBox();
  if (to === null) throw new Error('There is nowhere to put it.');
  await finger.move(to.x + 40, to.y + 30);
  await finger.move(to.x + 40, to.y + 1);
  const dropHint = page.getByRole('status').filter({ hasText: 'Before Text, on the page' });
  await expect(dropHint).toHaveCount(1);
  await finger.up();
  await expect(dropHint).toHaveCount(0);
  await tab(page, 'Blocks').tap();
  await expect(blocksIn(page)).toHaveText([/^Quote/, /^Text/]);
});
