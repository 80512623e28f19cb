import { expect, test } from '@playwright/test';

import { violations } from './accessibility.js';
import { blockOf, canvasOf, makePage, middleOf, openEditor, outlineOf, owner } from './editor.js';
import { sidewaysOverflow } from './shop.js';

test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

test('PAG-001 EDT-004 two owners make one page at once, and shoppers get what was published', async ({
  browser,
}) => {
  const [ada, ben] = [await owner(browser), await owner(browser)];
  const { id, url } = await makePage(ada);
  await openEditor(ada, id);
  await openEditor(ben, id);
  await expect(
    ada.getByRole('group', { name: 'Also on this page' }).getByRole('button'),
  ).toHaveCount(1);

  await outlineOf(ada).getByRole('button', { name: /^Text/ }).click();
  await ada.getByRole('button', { name: 'Edit the text on the page' }).click();
  const words = canvasOf(ada).getByRole('textbox', { name: 'Text of this block' });
  await expect(words).toBeFocused();
  await words.press('End');
  await words.pressSequentially(' and two');
  await expect(canvasOf(ben).getByText('One and two')).toBeVisible();

  await ben.getByRole('button', { name: 'Add', exact: true }).click();
  await ben.getByRole('button', { name: 'Quote', exact: true }).click();
  await ben.getByLabel('Who said it').fill('Ben');
  await ben.keyboard.press('Alt+ArrowUp');
  await expect(canvasOf(ada).getByText('Ben')).toBeVisible();
  await words.pressSequentially(' and three');
  await expect(canvasOf(ben).getByText('One and two and three')).toBeVisible();
  await ada.getByRole('button', { name: 'Done' }).click();

  // What Ada takes back is her own.
  await outlineOf(ada)
    .getByRole('button', { name: /^Quote/ })
    .click();
  await ada.getByRole('button', { name: 'Duplicate' }).click();
  await expect(outlineOf(ben).getByRole('button', { name: /^Quote/ })).toHaveCount(0);
  await ben.getByRole('button', { name: 'Blocks', exact: true }).click();
  await expect(outlineOf(ben).getByRole('button', { name: /^Quote/ })).toHaveCount(2);
  await ada.getByRole('button', { name: 'Undo' }).click();
  await expect(outlineOf(ben).getByRole('button', { name: /^Quote/ })).toHaveCount(1);
  await expect(canvasOf(ben).getByText('One and two and three')).toBeVisible();

  expect(await violations(ada)).toEqual([]);
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(url);
  await expect(shopper.getByText('One', { exact: true })).toBeVisible();
  await ada.getByRole('button', { name: 'Publish' }).click();
  const asked = ada.getByRole('dialog', { name: 'Publish this page' });
  await expect(asked.getByRole('listitem')).toHaveText([/^Text.*text/, /^Quote.*added/]);
  await asked.getByRole('button', { name: 'Publish now' }).click();
  await expect(ada.getByText('Published. Shoppers see this page now.')).toBeVisible();
  await shopper.goto(url);
  await expect(shopper.getByText('One and two and three')).toBeVisible();
  await expect(shopper.getByText('Ben')).toBeVisible();
});

test('EDT-016 PAG-022 a page is looked at as it was, and taken back while somebody else edits it', async ({
  browser,
}) => {
  const [ada, ben] = [await owner(browser), await owner(browser)];
  const { id } = await makePage(ada);
  await openEditor(ada, id);
  await openEditor(ben, id);
  await ben.getByRole('button', { name: 'Add', exact: true }).click();
  await ben.getByRole('button', { name: 'Spacer', exact: true }).click();
  await outlineOf(ada).getByRole('button', { name: /^Text/ }).click();
  await ada.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(outlineOf(ada).getByRole('button', { name: /^(Text|Spacer)/ })).toHaveText([
    'Spacer',
  ]);

  await ada.getByRole('button', { name: 'History' }).click();
  const history = ada.getByRole('region', { name: 'History' });
  await history.getByRole('button', { name: /^1/ }).click();
  const then = ada.getByRole('region', { name: 'Version 1' });
  await expect(then.frameLocator('iframe').getByText('One')).toBeVisible();
  await expect(then.getByRole('listitem')).toHaveText([/^Spacer.*added/, /^Text.*removed/]);
  expect(await violations(ada)).toEqual([]);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await ada.route('**/restore/', async (route) => {
    await answered;
    await route.continue();
  });
  await then.getByRole('button', { name: 'Restore this version' }).click();
  const loading = ada.getByRole('dialog', { name: 'Restoring version 1…' });
  await expect(loading).toBeVisible();
  await ada.keyboard.press('Escape');
  await ada.mouse.click(4, 4);
  await expect(loading).toBeVisible();
  answer();
  await expect(loading).toBeHidden();
  await expect(then).toBeHidden();
  await expect(
    history.getByRole('button').filter({ hasText: 'Taken back to version 1' }),
  ).toBeVisible();
  await expect(canvasOf(ben).getByText('One')).toBeVisible();
});

test('a block is copied to another page, where others see who points at it', async ({
  browser,
}) => {
  const [ada, ben] = [await owner(browser), await owner(browser)];
  const [from, to] = [await makePage(ada), await makePage(ada)];
  await openEditor(ada, from.id);
  await outlineOf(ada).getByRole('button', { name: /^Text/ }).click();
  await ada.keyboard.press('ControlOrMeta+c');
  await openEditor(ada, to.id);
  await ada.keyboard.press('ControlOrMeta+v');
  await expect(outlineOf(ada).getByRole('button', { name: /^Text/ })).toHaveCount(2);
  const path = ada.getByRole('navigation', { name: 'Where the block stands' });
  await expect(path.getByRole('listitem')).toHaveText(['Page', 'Text']);
  await path.getByRole('button', { name: 'Page' }).click();
  await expect(ada.getByRole('heading', { name: 'This page' })).toBeVisible();

  await openEditor(ben, to.id);
  await expect(ada.getByRole('main').getByText('Marina Okafor')).toBeHidden();
  const words = await canvasOf(ben).getByText('One').first().boundingBox();
  if (words === null) throw new Error('There is nothing to point at.');
  await ben.mouse.move(words.x + 5, words.y + 5);
  await expect(ada.getByRole('main').getByText('Marina Okafor')).toBeVisible();
});

test('a ready section is found by another word, put on the page by keys, and undone as one', async ({
  browser,
}) => {
  const page = await owner(browser);
  await openEditor(page, (await makePage(page)).id);
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search blocks' });
  await expect(search).toBeFocused();
  await search.fill('nowhere to be found');
  await expect(page.getByText('Nothing is called')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await search.fill('benefits');
  await expect(page.getByRole('button', { name: 'Feature row', exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Feature row was added.')).toBeAttached();
  await expect(canvasOf(page).getByText('Why people come back')).toBeVisible();
  await expect(canvasOf(page).getByText('Good to wear')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Blocks', exact: true }).click();
  await expect(outlineOf(page).getByRole('button', { name: /^(Row|Text|Icon)/ })).toHaveText([
    /^Text/,
  ]);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const recent = page.getByRole('region', { name: 'Recently used' });
  await expect(recent.getByRole('button')).toHaveText(['Feature row']);
});

test('a block is dragged to its place on the page, once', async ({ browser }) => {
  const page = await owner(browser);
  await openEditor(page, (await makePage(page)).id);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const quote = await page.getByRole('button', { name: 'Quote', exact: true }).boundingBox();
  const words = await canvasOf(page).getByText('One').boundingBox();
  if (quote === null || words === null) throw new Error('There is nothing to drag.');
  await page.mouse.move(quote.x + 20, quote.y + 10);
  await page.mouse.down();
  await page.mouse.move(words.x + 60, words.y + 40, { steps: 4 });
  await page.mouse.move(words.x + 60, words.y + 1, { steps: 4 });
  await expect(
    page.getByRole('status').filter({ hasText: 'Before Text, on the page' }),
  ).toHaveCount(1);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Blocks', exact: true }).click();
  await expect(outlineOf(page).getByRole('button', { name: /^(Quote|Text)/ })).toHaveText([
    /^Quote/,
    /^Text/,
  ]);
});

test('a place that does not take what is dragged says why, and Escape gives it up', async ({
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
  const told = page.getByRole('status').filter({ hasText: 'at most 8 levels deep' });
  await expect(told).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Blocks', exact: true }).click();
  await expect(outlineOf(page).getByRole('button', { name: /^(Row|Text|Quote)/ })).toHaveCount(9);
});

test('EDT-013 EDT-034 the innermost block is hit, moved and resized by keys and by its handles', async ({
  browser,
}) => {
  const page = await owner(browser);
  const text = blockOf('text', { html: '<p>One</p>' });
  const row = { ...blockOf('row'), items: [text, blockOf('tag', { text: 'New' })] };
  await openEditor(page, (await makePage(page, [row, blockOf('spacer')])).id);
  const tag = await canvasOf(page).getByText('New', { exact: true }).boundingBox();
  if (tag === null) throw new Error('There is nothing to hit.');
  // Beside it, by less than the margin.
  await page.mouse.click(tag.x + 2, tag.y - 3);
  const path = page.getByRole('navigation', { name: 'Where the block stands' });
  await expect(path.getByRole('listitem')).toHaveText(['Page', 'Row', 'Tag']);

  const width = page.getByLabel('Width in columns of 12');
  for (let pressed = 0; pressed < 12; pressed += 1)
    await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect(width).toHaveValue('3');
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(width).toHaveValue('4');
  const all = outlineOf(page).getByRole('button', { name: /^(Row|Text|Tag|Spacer)/ });
  await page.keyboard.press('Alt+ArrowUp');
  await expect(all).toHaveText([/^Row/, /^Tag/, /^Text/, /^Spacer/]);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(path.getByRole('listitem')).toHaveText(['Page', 'Tag']);
  await expect(all).toHaveText([/^Row/, /^Text/, /^Tag/, /^Spacer/]);

  const handle = page.getByRole('button', {
    name: 'Width: drag, or Alt and Shift with the arrows',
  });
  const moved = canvasOf(page).getByText('New', { exact: true });
  // The canvas tells where the block stands now, and the handle follows.
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

test('on a telephone the page is edited with its panels in its place', async ({ browser }) => {
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
