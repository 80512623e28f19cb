import { expect } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { blockOf, canvasOf, makePage, openEditor, outlineOf, owner } from './editor.js';
import { sidewaysOverflow } from './shop.js';

test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

test('BLK-037 a table is inserted into a text by keyboard, and scrolls inside itself on a phone', async ({
  browser,
}) => {
  const page = await owner(browser);
  const { id, url } = await makePage(page);
  await openEditor(page, id);
  await outlineOf(page).getByRole('treeitem', { name: /^Text/ }).click();
  await page.getByRole('button', { name: 'Edit text on the page' }).press('Enter');
  const textbox = canvasOf(page).getByLabel('Text of this block');
  await expect(textbox).toBeFocused();
  const bar = page.getByRole('toolbar', { name: 'Text formatting', exact: true });
  await expect(bar).toBeVisible();
  await page.keyboard.press('Alt+F10');
  await expect(bar.getByLabel('Text style')).toBeFocused();
  await bar.getByRole('button', { name: 'Table' }).press('Enter');
  await expect(textbox.getByRole('columnheader')).toHaveCount(3);
  await expect(textbox).toBeFocused();
  const cells = [
    'Size',
    'Chest in centimetres',
    'Length',
    'Small',
    '90',
    '70',
    'Large',
    '110',
    '76',
  ];
  for (const [nth, cell] of cells.entries()) {
    if (nth > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(cell);
  }
  await expect(textbox.getByRole('row')).toHaveText([
    'SizeChest in centimetresLength',
    'Small9070',
    'Large11076',
  ]);
  await bar.getByRole('button', { name: 'Add column right' }).press('Enter');
  await expect(textbox.getByRole('columnheader')).toHaveCount(4);
  await expect(textbox).toBeFocused();
  await page.keyboard.press('Tab');
  await bar.getByRole('button', { name: 'Delete column' }).press('Enter');
  await expect(textbox.getByRole('columnheader')).toHaveCount(3);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Shoppers see this page now.')).toBeVisible();
  const shopper = await (
    await browser.newContext({ viewport: { width: 320, height: 700 } })
  ).newPage();
  await shopper.goto(url);
  const table = shopper.getByRole('table');
  await expect(table.getByRole('cell')).toHaveText(['Small', '90', '70', 'Large', '110', '76']);
  expect(await sidewaysOverflow(shopper)).toBe(0);
});

test('a table in an existing page survives editing', async ({ browser }) => {
  const page = await owner(browser);
  const html = '<p>One</p><table><tr><td>Cotton</td><td>100 %</td></tr></table>';
  const { id } = await makePage(page, [blockOf('text', { html })]);
  await openEditor(page, id);
  await outlineOf(page).getByRole('treeitem', { name: /^Text/ }).click();
  await page.getByRole('button', { name: 'Edit text on the page' }).press('Enter');
  const textbox = canvasOf(page).getByLabel('Text of this block');
  // The editor moves the caret to the end shortly after focus.
  await expect(textbox).toBeFocused();
  await textbox.getByText('Cotton').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' and more');
  await page.keyboard.press('Escape');
  await expect(canvasOf(page).getByRole('cell')).toHaveText(['Cotton and more', '100 %']);
});

test('headings pasted below the main heading of a page move down by one level', async ({
  browser,
}) => {
  const page = await owner(browser);
  const { id } = await makePage(page, [
    blockOf('banner', { title: 'One' }),
    blockOf('text', { html: '<p>Start</p>' }),
  ]);
  await openEditor(page, id);
  await outlineOf(page).getByRole('treeitem', { name: /^Text/ }).click();
  await page.getByRole('button', { name: 'Edit text on the page' }).press('Enter');
  const textbox = canvasOf(page).getByRole('textbox', { name: 'Text of this block' });
  await textbox.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p class=MsoTitle>Guide</p><h2>Washing</h2>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(textbox.getByRole('heading', { level: 2, name: 'Guide' })).toBeVisible();
  await expect(textbox.getByRole('heading', { level: 3, name: 'Washing' })).toBeVisible();
  await textbox.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '# Drying\n\nSlowly');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(textbox.getByRole('heading', { level: 2, name: 'Drying' })).toBeVisible();
  await expect(canvasOf(page).getByRole('heading', { level: 1 })).toHaveCount(1);
});
