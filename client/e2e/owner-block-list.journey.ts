import { expect } from '@playwright/test';

import { violations } from './accessibility.js';
import { blockOf, canvasOf, makePage, openEditor, outlineOf, owner } from './editor.js';
import { test } from './journey.js';

test.use({ bypassCSP: true });

test('the block list is a tree with one tab stop, used by keyboard with announced moves', async ({
  browser,
}) => {
  const page = await owner(browser);
  const { id } = await makePage(page, [
    blockOf('text', { html: '<p>One</p>' }),
    blockOf('quote', { text: 'Two' }),
    blockOf('spacer'),
  ]);
  await openEditor(page, id);
  const rowOf = (name: RegExp) => outlineOf(page).getByRole('treeitem', { name });
  const [text, quote, spacer] = [rowOf(/^Text/), rowOf(/^Quote/), rowOf(/^Spacer/)];

  // The list is one tab stop.
  await page.getByRole('link', { name: 'Skip to properties' }).focus();
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(outlineOf(page).locator(':focus')).toHaveCount(0);

  await text.focus();
  await page.keyboard.press('ArrowDown');
  await expect(quote).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('Quote moved above Text, 1 of 3')).toBeAttached();
  await expect(quote).toBeFocused();

  // Enter edits the text of the focused row, and Escape returns to it.
  await text.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await page.keyboard.type(' more');
  await expect(canvasOf(page).getByText('One more')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();

  await page.keyboard.press('Delete');
  await expect(text).toHaveCount(0);
  await expect(spacer).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(quote).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(spacer).toBeFocused();
});

test('the block list states the place of each block and goes to parents, ends and initials', async ({
  browser,
}) => {
  const page = await owner(browser);
  const items = [blockOf('quote', { text: 'Two' }), blockOf('tag', { text: 'New' })];
  const { id } = await makePage(page, [
    blockOf('text', { html: '<p>One</p>' }),
    { ...blockOf('row'), items },
    blockOf('spacer'),
  ]);
  await openEditor(page, id);
  const tree = outlineOf(page).getByRole('tree', { name: 'Blocks' });
  const rowOf = (name: RegExp) => tree.getByRole('treeitem', { name });
  const [text, row, quote] = [rowOf(/^Text/), rowOf(/^Row/), rowOf(/^Quote/)];
  const [tag, last] = [rowOf(/^Tag/), rowOf(/^Spacer/)];
  await expect(tree).toMatchAriaSnapshot(`
    - tree "Blocks":
      - treeitem "Text One" [level=1]
      - treeitem "Row" [expanded] [level=1]:
        - group:
          - treeitem "Quote Two" [level=2]
          - treeitem "Tag New" [level=2]
      - treeitem "Spacer" [level=1]
  `);
  await expect(tag).toHaveAttribute('aria-posinset', '2');
  await expect(tag).toHaveAttribute('aria-setsize', '2');
  await expect(row).toHaveAttribute('aria-setsize', '3');

  // Right goes to the first item of an open group, Left to the parent.
  await row.click();
  await page.keyboard.press('ArrowRight');
  await expect(quote).toBeFocused();
  await expect(quote).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(tag).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tag).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row).toBeFocused();
  await expect(row).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await page.keyboard.press('Home');
  await expect(text).toBeFocused();
  // Each letter goes on from the focused row; a word may also match that row.
  await page.keyboard.type('ta');
  await expect(tag).toBeFocused();
  expect(await violations(page)).toEqual([]);

  // A row that is selected among others takes the focus.
  await row.click();
  await quote.click({ modifiers: ['ControlOrMeta'] });
  await page.keyboard.press('ArrowLeft');
  await expect(row).toBeFocused();
  await expect(quote).toHaveAttribute('aria-selected', 'false');
  // A pointer that left the focus on a control of a row still uses that control by keyboard.
  await page.getByRole('button', { name: 'Show this quote to shoppers' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show this quote to shoppers' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('each paragraph of a text takes its direction from its own words', async ({ browser }) => {
  const page = await owner(browser);
  const { id } = await makePage(page, [blockOf('text', { html: '<p>One</p><p>שלום עולם</p>' })]);
  await openEditor(page, id);
  const directionOf = (text: string) =>
    canvasOf(page)
      .getByText(text)
      .evaluate((paragraph) => {
        const range = paragraph.ownerDocument.createRange();
        range.selectNodeContents(paragraph);
        const [own, words] = [paragraph.getBoundingClientRect(), range.getBoundingClientRect()];
        return words.left - own.left > own.right - words.right ? 'rtl' : 'ltr';
      });
  expect(await directionOf('One')).toBe('ltr');
  expect(await directionOf('שלום')).toBe('rtl');
});

test('a group in the block list is closed, opened and renamed by keyboard', async ({ browser }) => {
  const page = await owner(browser);
  // High enough to be clicked between the selection's tools.
  const html = '<p>Inside</p><p>Above</p><p>Middle</p><p>Below</p><p>End</p>';
  const group = { ...blockOf('row'), items: [blockOf('text', { html })] };
  const { id, url } = await makePage(page, [group, blockOf('text', { html: '<p>One</p>' })]);
  await openEditor(page, id);
  const rowOf = (name: RegExp) => outlineOf(page).getByRole('treeitem', { name });
  const [row, inside, text] = [rowOf(/^Row/), rowOf(/^Text ?Inside/), rowOf(/^Text ?One/)];

  // Closing a group selects it, and arrow keys skip its blocks.
  await inside.click();
  await page.keyboard.press('ArrowUp');
  await expect(row).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(inside).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(text).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(inside).toBeVisible();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(row).toBeFocused();
  await outlineOf(page).getByRole('button', { name: 'Blocks in Row' }).click();
  await expect(inside).toBeHidden();
  // A block selected on the page opens its group. Without a selection, no toolbar covers it.
  await page.keyboard.press('Escape');
  await canvasOf(page).getByText('Middle').click();
  await expect(inside).toBeVisible();

  await page.keyboard.press('ArrowUp');
  await row.focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Autumn banner');
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('Autumn banner');
  await page.keyboard.press('Enter');
  const renamed = rowOf(/^Autumn banner ?Row$/);
  await expect(renamed).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this page' });
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Shoppers see this page now.')).toBeVisible();

  // The name is for editors only.
  const shown = await page.evaluate(async (path) => (await fetch(path)).text(), url);
  expect(shown).toContain('Inside');
  expect(shown).not.toContain('Autumn banner');

  await renamed.dblclick();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(row).toBeVisible();
  await outlineOf(page).getByRole('button', { name: 'Select multiple' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Properties' })).toBeFocused();
});

test('a field for a new name keeps the focus on a slow screen', async ({ browser }) => {
  const page = await owner(browser);
  const { id } = await makePage(page, [blockOf('quote', { text: 'Two' }), blockOf('spacer')]);
  await openEditor(page, id, 'Two');
  const rowOf = (name: RegExp) => outlineOf(page).getByRole('treeitem', { name });
  // Frames take 0.3 s, so that the row gets the focus back while the next field is open.
  await page.evaluate(() => {
    const nextFrame = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (work) => {
      setTimeout(() => nextFrame(work), 300);
      return 0;
    };
  });
  await rowOf(/^Quote/).focus();
  await page.keyboard.press('F2');
  await page.keyboard.press('Escape');
  await expect(rowOf(/^Quote/)).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('Autumn banner', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(rowOf(/^Autumn banner ?Quote$/)).toBeFocused();
});
