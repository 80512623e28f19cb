import { expect } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { blockOf, canvasOf, makePage, openEditor, outlineOf, owner } from './editor.js';

test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

test('EDT-019 a block is saved for later and inserted into another page, undone as one step @first-tier', async ({
  browser,
}) => {
  const page = await owner(browser);
  const name = `Opening hours ${Math.random().toString(36).slice(2, 8)}`;
  const first = await makePage(page);
  const other = await makePage(page, [blockOf('text', { html: '<p>Two</p>' })]);
  await openEditor(page, first.id);
  await outlineOf(page).getByRole('treeitem', { name: /^Text/ }).click();
  await page.getByRole('button', { name: 'Save for later' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this block for later' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved for later. Find it')).toBeVisible();

  await openEditor(page, other.id, 'Two');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const saved = page.getByRole('region', { name: 'Saved for later' });
  await saved.getByRole('button', { name, exact: true }).click();
  await expect(canvasOf(page).getByText('One', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(canvasOf(page).getByText('One', { exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Image from library' }).click();
  const library = page.getByRole('dialog', { name: 'Choose from your library' });
  await library.getByRole('list', { name: 'Library' }).getByRole('button').first().click();
  await expect(canvasOf(page).locator('img[src^="/images/"]')).toBeVisible();

  await saved.getByRole('button', { name: `Rename ${name}` }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} again`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved.getByRole('button', { name: `Delete ${name} again` }).press('Enter');
  const question = page.getByRole('alertdialog', { name: `Delete ${name} again?` });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`${name} again deleted`)).toBeVisible();
  await expect(saved.getByRole('button', { name: `${name} again`, exact: true })).toHaveCount(0);
});
