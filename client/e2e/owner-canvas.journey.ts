import { expect } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import {
  blockOf,
  canvasOf,
  endOf,
  makePage,
  middleOf,
  openEditor,
  outlineOf,
  owner,
} from './editor.js';
import { sidewaysOverflow } from './shop.js';

test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

test('a block is dragged to another place on the page, as one step', async ({ browser }) => {
  const page = await owner(browser);
  await openEditor(page, (await makePage(page)).id);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const item = page.getByRole('button', { name: 'Quote', exact: true });
  await item.scrollIntoViewIfNeeded();
  const quote = await item.boundingBox();
  const text = await canvasOf(page).getByText('One').boundingBox();
  if (quote === null || text === null) throw new Error('There is nothing to drag.');
  await page.mouse.move(quote.x + 20, quote.y + 10);
  await page.mouse.down();
  await page.mouse.move(text.x + 60, text.y + 40, { steps: 4 });
  await page.mouse.move(text.x + 60, text.y + 1, { steps: 4 });
  await expect(
    page.getByRole('status').filter({ hasText: 'Before Text, on the page' }),
  ).toHaveCount(1);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Blocks', exact: true }).click();
  await expect(outlineOf(page).getByRole('treeitem', { name: /^(Quote|Text)/ })).toHaveText([
    /^Quote/,
    /^Text/,
  ]);
});

test('a block is added directly below the selected one', async ({ browser }) => {
  const page = await owner(browser);
  const blocks = [blockOf('text', { html: '<p>One</p>' }), blockOf('spacer')];
  await openEditor(page, (await makePage(page, blocks)).id);
  await outlineOf(page).getByRole('treeitem', { name: /^Text/ }).click();
  await page.getByRole('button', { name: 'Add block below' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search blocks' })).toBeFocused();
  await page.keyboard.type('quote');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Blocks', exact: true }).click();
  await expect(outlineOf(page).getByRole('treeitem', { name: /^(Text|Quote|Spacer)/ })).toHaveText([
    /^Text/,
    /^Quote/,
    /^Spacer/,
  ]);
});

test('a place that does not accept the dragged block explains why, and Escape cancels', async ({
  browser,
}) => {
  const page = await owner(browser);
  const quote: object = blockOf('quote', { text: 'Deep down', author: 'Me' });
  const deep = Array.from({ length: 7 }).reduce<object>(
    (within) => ({ ...blockOf('row'), items: [within] }),
    quote,
  );
  await openEditor(page, (await makePage(page, [blockOf('row'), deep])).id, 'Deep down');
  await expect(page.getByText('Drag a block into this row')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const section = page.getByRole('button', { name: 'Feature row', exact: true });
  const [from, to] = [
    await section.boundingBox(),
    await canvasOf(page).getByText('Deep down').boundingBox(),
  ];
  if (from === null || to === null) throw new Error('There is nothing to drag.');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x - 40, to.y + 4, { steps: 4 });
  const notice = page.getByRole('status').filter({ hasText: 'at most 8 levels deep' });
  await expect(notice).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Blocks', exact: true }).click();
  await expect(outlineOf(page).getByRole('treeitem', { name: /^(Row|Text|Quote)/ })).toHaveCount(9);
});

test('EDT-013 EDT-034 the innermost block is selected, moved and resized by keys and handles @first-tier', async ({
  browser,
}) => {
  const page = await owner(browser);
  const text = blockOf('text', { html: '<p>One</p>' });
  const row = { ...blockOf('row'), items: [text, blockOf('tag', { text: 'New' })] };
  await openEditor(page, (await makePage(page, [row, blockOf('spacer')])).id);
  const tag = await canvasOf(page).getByText('New', { exact: true }).boundingBox();
  if (tag === null) throw new Error('There is nothing to hit.');
  // Next to the block, within the hit margin.
  await page.mouse.click(tag.x + 2, tag.y - 3);
  const path = page.getByRole('navigation', { name: 'Block path' });
  await expect(path.getByRole('listitem')).toHaveText(['Page', 'Row', 'Tag']);

  const width = page.getByLabel('Width (of 12 columns)');
  for (let pressed = 0; pressed < 12; pressed += 1)
    await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect(width).toHaveValue('3');
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(width).toHaveValue('4');
  // The typed 1 of 10 is not a valid width and is ignored.
  await width.fill('1');
  await width.press('0');
  await expect(width).toHaveValue('10');
  await width.fill('20');
  await width.blur();
  await expect(width).toHaveValue('12');
  await width.fill('4');
  await width.blur();
  const handle = page.getByRole('button', {
    name: 'Block width: drag, or press Alt and Shift with an arrow key',
  });
  const cell = canvasOf(page).locator('[id^="b-"]').filter({ hasText: /^New$/ }).last();
  // The handle follows the block's edge, also if the page keeps its height.
  await expect(async () => {
    expect(await endOf(handle)).toBeCloseTo(await endOf(cell), -1.3);
  }).toPass();
  const all = outlineOf(page).getByRole('treeitem', { name: /^(Row|Text|Tag|Spacer)/ });
  await page.keyboard.press('Alt+ArrowUp');
  await expect(all).toHaveText([/^Row/, /^Tag/, /^Text/, /^Spacer/]);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(path.getByRole('listitem')).toHaveText(['Page', 'Tag']);
  await expect(all).toHaveText([/^Row/, /^Text/, /^Tag/, /^Spacer/]);

  const moved = canvasOf(page).getByText('New', { exact: true });
  // The canvas reports the new position and the handle follows.
  await expect(async () => {
    expect(await middleOf(handle)).toBeCloseTo(await middleOf(moved), -1);
  }).toPass();
  const grip = await handle.boundingBox();
  if (grip === null) throw new Error('There is nothing to grab.');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x - 2_000, grip.y, { steps: 5 });
  await expect(width).toHaveValue('3');
  await page.mouse.move(grip.x + 2_000, grip.y, { steps: 5 });
  await page.mouse.up();
  await expect(width).toHaveValue('12');
});

test('an unknown block is shown by its name and can be selected, moved and deleted', async ({
  browser,
}) => {
  const page = await owner(browser);
  const blocks = [blockOf('holoDeck', { level: '9' }), blockOf('text', { html: '<p>One</p>' })];
  const { id, url } = await makePage(page, blocks);
  await openEditor(page, id);
  await canvasOf(page).getByText('holoDeck').click({ force: true });
  const path = page.getByRole('navigation', { name: 'Block path' });
  await expect(path.getByRole('listitem')).toHaveText(['Page', 'holoDeck']);
  const all = outlineOf(page).getByRole('treeitem', { name: /^(holoDeck|Text)/ });
  // By keyboard: to the next block and back.
  await page.keyboard.press('ArrowDown');
  await expect(path.getByRole('listitem')).toHaveText(['Page', 'Text']);
  await page.keyboard.press('ArrowUp');
  await expect(path.getByRole('listitem')).toHaveText(['Page', 'holoDeck']);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(all).toHaveText([/^Text/, /^holoDeck/]);
  await page.keyboard.press('Delete');
  await expect(canvasOf(page).getByText('holoDeck')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(canvasOf(page).getByText('holoDeck')).toBeVisible();
  // Content hidden from shoppers is shown and marked.
  await page.getByRole('button', { name: 'Show this text to shoppers' }).click();
  const veil = page.getByRole('main').getByText('Hidden from shoppers');
  await expect(veil).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(veil).toHaveCount(0);
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(url);
  await expect(shopper.getByText('One', { exact: true })).toBeVisible();
  await expect(shopper.getByText('holoDeck')).toHaveCount(0);
});

test('on a phone the page is edited with panels in place of the page', async ({ browser }) => {
  const page = await owner(browser);
  const { id } = await makePage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, id);
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Spacer', exact: true }).click();
  await page.getByRole('button', { name: 'Properties', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Spacer' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
