import { expect } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { blockOf, canvasOf, makePage, openEditor, outlineOf, owner } from './editor.js';

test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

test('EDT-012 a block is changed to another template, and a single change of another person is undone @first-tier', async ({
  browser,
}) => {
  const [one, other] = [await owner(browser), await owner(browser)];
  const quote = blockOf('quote', { text: 'So soft', author: 'Ada' });
  const { id } = await makePage(one, [quote, blockOf('text', { html: '<p>One</p>' })]);
  await openEditor(one, id);
  await openEditor(other, id);

  await outlineOf(other)
    .getByRole('treeitem', { name: /^Quote/ })
    .click();
  await other.getByLabel('Block type').selectOption({ label: 'Card' });
  await expect(canvasOf(one).getByRole('heading', { name: 'So soft' })).toBeVisible();
  await expect(outlineOf(one).getByRole('treeitem', { name: /^(Card|Text)/ })).toHaveText([
    /^Card/,
    /^Text/,
  ]);
  await other.keyboard.press('ControlOrMeta+z');
  await expect(outlineOf(one).getByRole('treeitem', { name: /^(Quote|Text)/ })).toHaveText([
    /^Quote/,
    /^Text/,
  ]);

  await outlineOf(other)
    .getByRole('treeitem', { name: /^Quote/ })
    .click();
  await other.getByLabel('Author').fill('Somebody else');
  await expect(canvasOf(one).getByText('Somebody else')).toBeVisible();
  await outlineOf(one).getByRole('treeitem', { name: /^Text/ }).click();
  await one.keyboard.press('Alt+ArrowUp');

  await one.getByRole('button', { name: 'History', exact: true }).click();
  const since = one.getByRole('region', { name: 'Since you opened this page' });
  const theirs = since
    .getByRole('listitem')
    .filter({ has: one.getByRole('button', { name: 'Revert change by Marina Okafor' }) })
    .filter({ hasText: 'author' });
  await expect(theirs).toHaveCount(1);
  expect(await violations(one)).toEqual([]);
  await theirs.getByRole('button').click();
  await expect(since.getByText('Reverted')).toBeVisible();
  for (const page of [one, other]) {
    await expect(canvasOf(page).getByText('Somebody else')).toHaveCount(0);
    await expect(canvasOf(page).getByText('So soft')).toBeVisible();
    await expect(outlineOf(page).getByRole('treeitem', { name: /^(Quote|Text)/ })).toHaveText([
      /^Text/,
      /^Quote/,
    ]);
  }
});
