import { expect } from '@playwright/test';

import { blockOf, canvasOf, makePage, openEditor, outlineOf, owner } from './editor.js';
import { test } from './journey.js';

test('the block list is used by keyboard, with announced moves', async ({ browser }) => {
  const page = await owner(browser);
  const { id } = await makePage(page, [
    blockOf('text', { html: '<p>One</p>' }),
    blockOf('quote', { text: 'Two' }),
    blockOf('spacer'),
  ]);
  await openEditor(page, id);
  const rowOf = (name: RegExp) => outlineOf(page).getByRole('button', { name });
  const [text, quote, spacer] = [rowOf(/^Text/), rowOf(/^Quote/), rowOf(/^Spacer/)];

  // The list is one tab stop.
  await page.getByRole('link', { name: 'Skip to properties' }).focus();
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show this text to shoppers' })).toBeFocused();
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
  const rowOf = (name: RegExp) => outlineOf(page).getByRole('button', { name });
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
  await page.keyboard.press('ArrowRight');
  await expect(inside).toBeVisible();
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
  await rowOf(/^Select multiple/).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Properties' })).toBeFocused();
});
