import { expect } from '@playwright/test';

import { test } from './journey.js';
import { blockOf, canvasOf, makePage, openEditor, outlineOf, owner } from './editor.js';

test.use({ viewport: { width: 1440, height: 900 } });

/** Same number as in the editor's benchmark. */
const count = 300;
const blocks = Array.from({ length: count }, (_, nth) =>
  blockOf('quote', { text: `Number ${String(nth + 1)}`, author: 'Nobody' }),
);

test('two owners edit a page of 300 blocks at once', async ({ browser }) => {
  const [ada, ben] = [await owner(browser), await owner(browser)];
  const { id, url } = await makePage(ada, blocks);
  await openEditor(ada, id, 'Number 1');
  await openEditor(ben, id, 'Number 1');
  const rows = (page: typeof ada) => outlineOf(page).getByRole('treeitem', { name: /^Quote/ });
  await expect(rows(ada)).toHaveCount(count);

  // One types at the end of the page while the other moves blocks there.
  await rows(ada).last().click();
  await expect(
    canvasOf(ada).getByText(`Number ${String(count)}`, { exact: true }),
  ).toBeInViewport();
  // The caret keeps its position.
  await ada.getByLabel('Author').press('Home');
  await ada.getByLabel('Author').pressSequentially('Mr. ', { delay: 20 });
  await rows(ben).last().click();
  await ben.keyboard.press('Alt+ArrowUp');
  await expect(rows(ada).last()).toHaveText(/Number 299/);
  await ada.getByLabel('Author').press('End');
  await ada.getByLabel('Author').pressSequentially('!');
  await expect(ben.getByLabel('Author')).toHaveValue('Mr. Nobody!');
  await expect(canvasOf(ben).getByText('Mr. Nobody!')).toBeVisible();

  await rows(ben).first().click();
  await ben.keyboard.press('ControlOrMeta+a');
  await expect(ben.getByText(`${String(count)} blocks`).first()).toBeVisible();
  await ben.getByRole('button', { name: 'Clear selection' }).click();

  // Unpublished changes are marked.
  await expect(outlineOf(ada).getByText('Changed', { exact: true })).toHaveCount(1);
  await ada.getByRole('button', { name: 'Publish' }).click();
  await ada.getByRole('button', { name: 'Publish now' }).click();
  await expect(ada.getByText('Published. Shoppers see this page now.')).toBeVisible();
  await expect(outlineOf(ada).getByText('Changed', { exact: true })).toHaveCount(0);
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(url);
  await expect(shopper.getByText('Mr. Nobody!')).toBeVisible();
  await expect(shopper.locator('main [id^="b-"]')).toHaveCount(count);
});
