import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { blockOf, canvasOf, makePage, openEditor, outlineOf, owner } from './editor.js';
import { holdCollab } from './hold-collab.js';
import { sidewaysOverflow } from './shop.js';

test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

const quoteOf = (text: string) => blockOf('quote', { text, author: 'Me' });
const rows = (page: Page) => outlineOf(page).getByRole('treeitem', { name: /^(Quote|Spacer)/ });
const row = (page: Page, text: string) =>
  outlineOf(page).getByRole('treeitem', { name: new RegExp(`^Quote ?${text}`) });

test('several blocks are selected, moved, copied, duplicated and deleted, each as one step, while another person types', async ({
  browser,
}) => {
  const [ada, ben] = [await owner(browser), await owner(browser)];
  const made = await makePage(ada, [
    quoteOf('One'),
    quoteOf('Two'),
    quoteOf('Three'),
    blockOf('spacer'),
  ]);
  await openEditor(ada, made.id);
  await openEditor(ben, made.id);

  await row(ada, 'One').click();
  await row(ada, 'Two').click({ modifiers: ['Shift'] });
  const several = ada.getByRole('region', { name: '2 blocks' });
  await expect(several).toBeVisible();
  // Ben sees the selection and edits one of its blocks.
  await expect(ben.getByRole('main').getByText('Marina Okafor')).toBeVisible();
  await row(ben, 'Two').click();
  await ben.getByLabel('Author').fill('Ben');

  await ada.keyboard.press('Alt+ArrowDown');
  const moved = [/Three/, /One/, /Two/, /^Spacer/];
  await expect(rows(ada)).toHaveText(moved);
  await expect(rows(ben)).toHaveText(moved);
  await expect(canvasOf(ada).getByText('Ben')).toBeVisible();
  await ada.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(ben)).toHaveText([/One/, /Two/, /Three/, /^Spacer/]);
  await expect(canvasOf(ada).getByText('Ben')).toBeVisible();

  // Adds and removes a block on the page itself.
  await canvasOf(ada).getByText('Three').scrollIntoViewIfNeeded();
  const third = await canvasOf(ada).getByText('Three').boundingBox();
  if (third === null) throw new Error('There is nothing to choose.');
  await ada.keyboard.down('Control');
  await ada.mouse.click(third.x + 4, third.y + 4);
  await ada.keyboard.up('Control');
  await expect(ada.getByRole('toolbar', { name: '3 blocks' })).toBeVisible();
  await ada.keyboard.press('Shift+ArrowUp');
  await expect(ada.getByRole('region', { name: '2 blocks' })).toBeVisible();
  expect(await violations(ada)).toEqual([]);

  // Drags the selection by the bar of its last block.
  await canvasOf(ada).getByText('One', { exact: true }).scrollIntoViewIfNeeded();
  const grip = await ada.getByRole('button', { name: /^Move 2 blocks/ }).boundingBox();
  const first = await canvasOf(ada).getByText('One', { exact: true }).boundingBox();
  if (grip === null || first === null) throw new Error('There is nothing to drag.');
  await ada.mouse.move(grip.x + 20, grip.y + 10);
  await ada.mouse.down();
  await ada.mouse.move(first.x + 60, first.y + 40, { steps: 4 });
  await ada.mouse.move(first.x + 60, first.y + 1, { steps: 4 });
  await expect(
    ada.getByRole('status').filter({ hasText: 'Before Quote, on the page' }),
  ).toHaveCount(1);
  await ada.mouse.up();
  await expect(rows(ben)).toHaveText([/Two/, /Three/, /One/, /^Spacer/]);
  await ada.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(ben)).toHaveText([/One/, /Two/, /Three/, /^Spacer/]);

  await ada.keyboard.press('ControlOrMeta+c');
  await ada.keyboard.press('ControlOrMeta+d');
  await expect(rows(ben)).toHaveCount(6);
  await ada.keyboard.press('Delete');
  await expect(rows(ben)).toHaveCount(4);
  await expect(ada.getByText('2 blocks were deleted.')).toBeVisible();
  await ada.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows(ben)).toHaveCount(6);
  await openEditor(ada, (await makePage(ada)).id);
  await ada.keyboard.press('ControlOrMeta+v');
  await expect(rows(ada)).toHaveCount(2);
});

test('blocks that cannot be pasted without network are reported, and pasted later', async ({
  browser,
}) => {
  const ada = await owner(browser);
  await openEditor(ada, (await makePage(ada, [quoteOf('One')])).id);
  await row(ada, 'One').click();
  await ada.keyboard.press('ControlOrMeta+c');
  const code = /\/html-text-[^/]*\.js$/;
  await ada.route(code, (route) => route.abort());
  await openEditor(ada, (await makePage(ada, [quoteOf('One')])).id);
  await ada.keyboard.press('ControlOrMeta+v');
  await expect(ada.getByText('The blocks were not pasted')).toBeVisible();
  await expect(rows(ada)).toHaveCount(1);
  await ada.unroute(code);
  await ada.keyboard.press('ControlOrMeta+v');
  await expect(rows(ada)).toHaveCount(2);
});

test('several blocks are selected in the outline on a phone', async ({ browser }) => {
  const page = await owner(browser);
  const made = await makePage(page, [quoteOf('One'), quoteOf('Two'), blockOf('spacer')]);
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, made.id);
  await page.getByRole('button', { name: 'Blocks', exact: true }).click();
  await page.getByRole('button', { name: 'Select multiple' }).click();
  await row(page, 'One').click();
  await row(page, 'Two').click();
  await page.getByRole('button', { name: 'Properties', exact: true }).click();
  const several = page.getByRole('region', { name: '2 blocks' });
  await several.getByLabel('Visible to shoppers').uncheck();
  await expect(several.getByLabel('Visible to shoppers')).not.toBeChecked();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  await several.getByRole('button', { name: 'Delete' }).click();
  await expect(several).toBeHidden();
  await page.getByRole('button', { name: 'Blocks', exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('a page is zoomed and viewed as other visitors, a property is reset, and another page is opened', async ({
  browser,
}) => {
  const page = await owner(browser);
  const other = await makePage(page);
  const guests = {
    ...blockOf('row', { conditions: ['isLoggedOut'] }),
    items: [quoteOf('Welcome')],
  };
  const members = {
    ...blockOf('row', { conditions: ['isLoggedIn'] }),
    items: [quoteOf('Welcome back')],
  };
  const made = await makePage(page, [quoteOf('One'), guests, members]);
  const connection = await holdCollab(page);
  await openEditor(page, made.id);

  const frame = page.getByTitle('Page preview');
  await page.getByRole('button', { name: 'Zoom: Fit' }).click();
  await page.getByRole('menuitemradio', { name: '150%' }).click();
  await expect(frame).toHaveCSS('transform', /^matrix\(1\.5,/);
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.keyboard.press('0');
  await expect(page.getByRole('button', { name: 'Zoom: Fit' })).toBeVisible();

  const seeAs = async (who: string): Promise<void> => {
    await page.getByRole('button', { name: /^View as/ }).click();
    await page.getByRole('menuitemradio', { name: who, exact: true }).click();
  };
  const [welcome, back] = ['Welcome', 'Welcome back'].map((text) =>
    canvasOf(page).getByText(text, { exact: true }),
  );
  await seeAs('Visitor');
  await expect(page.getByText('Viewing as: visitor')).toBeVisible();
  await expect(back ?? frame).toHaveCount(0);
  await expect(welcome ?? frame).toBeVisible();
  await seeAs('Signed-in customer');
  await expect(back ?? frame).toBeVisible();
  await expect(welcome ?? frame).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show all content' }).click();
  await expect(welcome ?? frame).toBeVisible();

  await row(page, 'One').click();
  const author = page.getByLabel('Author');
  await expect(author).toHaveValue('Me');
  await page.getByRole('button', { name: 'Reset author' }).click();
  await expect(author).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Reset author' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(author).toHaveValue('Me');

  // Properties of the page itself can be reset too.
  await page.keyboard.press('Escape');
  const description = page.getByLabel('Description', { exact: true });
  await description.fill('Words for search engines');
  await page.getByRole('button', { name: 'Reset description' }).click();
  await expect(description).toHaveValue('');

  // Another page opens only once this one is saved.
  await row(page, 'One').click();
  connection.hold();
  await author.fill('Somebody else');
  await page.getByRole('button', { name: 'edit another page' }).click();
  const pages = page.getByRole('dialog', { name: 'Edit another page' });
  await pages.getByRole('searchbox', { name: 'Find a page' }).fill(other.url.slice(1, -1));
  await expect(pages.getByRole('listitem')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await pages.getByRole('listitem').getByRole('link').click();
  await expect(pages.getByText('Saving your changes…')).toBeVisible();
  connection.release();
  await expect(page).toHaveURL(new RegExp(`/pages/${String(other.id)}/edit`));
  await expect(row(page, 'One')).toHaveCount(0);
  await page.goBack();
  await expect(canvasOf(page).getByText('Somebody else')).toBeVisible();

  // The page list opens without a leave prompt, because everything is saved.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await row(page, 'One').click();
  connection.hold();
  await author.fill('Nobody');
  const list = page.getByRole('link', { name: 'Pages', exact: true });
  await list.click();
  await expect(list).toHaveAttribute('aria-busy', 'true');
  connection.release();
  await expect(page).toHaveURL(/\/dashboard\/pages$/);
});
