import { expect } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { canvasOf, makePage, openEditor, outlineOf, owner } from './editor.js';
import { holdCollab } from './hold-collab.js';

test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

test('PAG-001 EDT-004 two owners edit a page at once, and shoppers get the published version @first-tier', async ({
  browser,
}) => {
  const [ada, ben] = [await owner(browser), await owner(browser)];
  const connections = await holdCollab(ben);
  const { id, url } = await makePage(ada);
  await openEditor(ada, id);
  await openEditor(ben, id);
  await expect(
    ada.getByRole('group', { name: 'Also on this page' }).getByRole('button'),
  ).toHaveCount(1);

  await outlineOf(ada).getByRole('treeitem', { name: /^Text/ }).click();
  await ada.getByRole('button', { name: 'Edit text on the page' }).click();
  const textbox = canvasOf(ada).getByRole('textbox', { name: 'Text of this block' });
  await expect(textbox).toBeFocused();
  await textbox.press('End');
  await textbox.pressSequentially(' and two');
  await expect(canvasOf(ben).getByText('One and two')).toBeVisible();

  await ben.getByRole('button', { name: 'Add', exact: true }).click();
  await ben.getByRole('button', { name: 'Quote', exact: true }).click();
  await ben.getByLabel('Author').fill('Ben');
  await ben.keyboard.press('Alt+ArrowUp');
  await expect(canvasOf(ada).getByText('Ben')).toBeVisible();
  await textbox.pressSequentially(' and three');
  await expect(canvasOf(ben).getByText('One and two and three')).toBeVisible();
  await textbox.press('Escape');
  await expect(textbox).toHaveCount(0);

  // Ada undoes only her own change. The editor has the keyboard focus again; the quote is below.
  await ada.keyboard.press('ArrowDown');
  await expect(outlineOf(ada).getByRole('treeitem', { name: /^Quote/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await ada.getByRole('button', { name: 'Duplicate' }).click();
  await expect(outlineOf(ben).getByRole('treeitem', { name: /^Quote/ })).toHaveCount(0);
  await ben.getByRole('button', { name: 'Blocks', exact: true }).click();
  await expect(outlineOf(ben).getByRole('treeitem', { name: /^Quote/ })).toHaveCount(2);
  await ada.getByRole('button', { name: 'Undo' }).click();
  await expect(outlineOf(ben).getByRole('treeitem', { name: /^Quote/ })).toHaveCount(1);
  await expect(canvasOf(ben).getByText('One and two and three')).toBeVisible();

  expect(await violations(ada)).toEqual([]);
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(url);
  await expect(shopper.getByText('One', { exact: true })).toBeVisible();
  await ada.getByRole('button', { name: 'Publish' }).click();
  const dialog = ada.getByRole('dialog', { name: 'Publish this page' });
  await expect(dialog.getByRole('listitem')).toHaveText([/^Text.*text/, /^Quote.*added/]);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(ada.getByText('Published. Shoppers see this page now.')).toBeVisible();
  await shopper.goto(url);
  await expect(shopper.getByText('One and two and three')).toBeVisible();
  await expect(shopper.getByText('Ben')).toBeVisible();
  // Both see that nothing is left to publish, until one of them edits the page.
  const publishButtons = [ada, ben].map((page) => page.getByRole('button', { name: 'Publish' }));
  for (const button of publishButtons) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Nothing to publish');
  }
  await outlineOf(ada).getByRole('treeitem', { name: /^Text/ }).click();
  await ada.getByRole('button', { name: 'Duplicate' }).click();
  for (const button of publishButtons) await expect(button).toBeEnabled();
  await ada.getByRole('button', { name: 'Undo' }).click();
  for (const button of publishButtons) await expect(button).toBeDisabled();

  // Ben edits offline while the page is rebuilt; his changes are merged into the new document.
  await connections.cut();
  await outlineOf(ben)
    .getByRole('treeitem', { name: /^Quote/ })
    .click();
  await ben.getByLabel('Author').fill('Benjamin');
  await ben.getByRole('button', { name: 'Duplicate' }).click();
  await expect(ben.getByText('Offline: saved on this device')).toBeVisible();
  await outlineOf(ada).getByRole('treeitem', { name: /^Text/ }).click();
  await ada.getByRole('button', { name: 'Duplicate' }).click();
  connections.rebuild();
  await expect(ben.getByText('This page was rebuilt.')).toBeVisible();
  await expect(outlineOf(ben).getByRole('treeitem', { name: /^Text/ })).toHaveCount(2);
  await expect(canvasOf(ada).getByText('Benjamin')).toHaveCount(2);
  await expect(ben.getByText('Saved', { exact: true })).toBeVisible();
});

test('EDT-016 PAG-022 an earlier version is viewed and restored while another owner is editing @first-tier', async ({
  browser,
}) => {
  const [ada, ben] = [await owner(browser), await owner(browser)];
  const { id } = await makePage(ada);
  await openEditor(ada, id);
  await openEditor(ben, id);
  await ben.getByRole('button', { name: 'Add', exact: true }).click();
  await ben.getByRole('button', { name: 'Spacer', exact: true }).click();
  await ben.getByRole('button', { name: 'Blocks', exact: true }).click();
  await outlineOf(ben).getByRole('treeitem', { name: /^Text/ }).click();
  await ben.getByRole('button', { name: 'Edit text on the page' }).click();
  await expect(ben.getByRole('button', { name: 'Done' })).toBeVisible();
  await outlineOf(ada).getByRole('treeitem', { name: /^Text/ }).click();
  await ada.getByRole('button', { name: 'Delete', exact: true }).click();
  // Ben, who was writing in it, can restore it.
  await expect(ben.getByText('Another person deleted the block you were editing.')).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Done' })).toBeHidden();
  await ben.getByRole('button', { name: 'Restore block' }).click();
  await expect(canvasOf(ada).getByText('One')).toBeVisible();
  await ada.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(outlineOf(ada).getByRole('treeitem', { name: /^(Text|Spacer)/ })).toHaveText([
    /^Spacer/,
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
    history.getByRole('button').filter({ hasText: 'Restored from version 1' }),
  ).toBeVisible();
  await expect(canvasOf(ben).getByText('One')).toBeVisible();
});

test('a block is copied to another page, with the pointers of others visible', async ({
  browser,
}) => {
  const [ada, ben] = [await owner(browser), await owner(browser)];
  const [from, to] = [await makePage(ada), await makePage(ada)];
  await openEditor(ada, from.id);
  await outlineOf(ada).getByRole('treeitem', { name: /^Text/ }).click();
  await ada.keyboard.press('ControlOrMeta+c');
  await openEditor(ada, to.id);
  await ada.keyboard.press('ControlOrMeta+v');
  await expect(outlineOf(ada).getByRole('treeitem', { name: /^Text/ })).toHaveCount(2);
  const path = ada.getByRole('navigation', { name: 'Block path' });
  await expect(path.getByRole('listitem')).toHaveText(['Page', 'Text']);
  await path.getByRole('button', { name: 'Page' }).click();
  await expect(ada.getByRole('heading', { name: 'This page' })).toBeVisible();

  await openEditor(ben, to.id);
  await expect(ada.getByRole('main').getByText('Marina Okafor')).toBeHidden();
  const text = await canvasOf(ben).getByText('One').first().boundingBox();
  if (text === null) throw new Error('There is nothing to point at.');
  await ben.mouse.move(text.x + 5, text.y + 5);
  await expect(ada.getByRole('main').getByText('Marina Okafor')).toBeVisible();
});

test('a section is found by a synonym, inserted by keyboard and undone as one step', async ({
  browser,
}) => {
  const page = await owner(browser);
  await openEditor(page, (await makePage(page)).id);
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search blocks' });
  await expect(search).toBeFocused();
  await search.fill('nowhere to be found');
  await expect(page.getByText('No blocks match')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await search.fill('advantages');
  await expect(page.getByRole('button', { name: 'Feature row', exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Feature row added')).toBeAttached();
  await expect(canvasOf(page).getByText('Why people come back')).toBeVisible();
  await expect(canvasOf(page).getByText('Good to wear')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Blocks', exact: true }).click();
  await expect(outlineOf(page).getByRole('treeitem', { name: /^(Row|Text|Icon)/ })).toHaveText([
    /^Text/,
  ]);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const recent = page.getByRole('region', { name: 'Recently used' });
  await expect(recent.getByRole('button')).toHaveText(['Feature row']);

  await page.getByRole('button', { name: 'Blocks', exact: true }).click();
  await outlineOf(page).getByRole('treeitem', { name: /^Text/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const empty = page.getByText('This page is empty', { exact: true });
  await expect(empty).toBeVisible();
  await page.getByRole('button', { name: 'Add block' }).click();
  await expect(search).toBeFocused();
  await page.getByRole('button', { name: 'Spacer', exact: true }).click();
  await expect(empty).toBeHidden();
});
