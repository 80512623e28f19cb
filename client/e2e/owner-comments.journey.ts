import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { blockOf, makePage, openEditor, outlineOf, owner } from './editor.js';
import { sidewaysOverflow } from './shop.js';

test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

const panelOf = (page: Page) => page.getByRole('region', { name: 'Comments' });

test('two owners discuss a block, mention each other and resolve the thread', async ({
  browser,
}) => {
  const [ada, ben] = [await owner(browser), await owner(browser, 'partner@tropic.test')];
  const [one, two] = ['One', 'Two'].map((text) => blockOf('text', { html: `<p>${text}</p>` }));
  if (one === undefined || two === undefined) throw new Error('There are two.');
  const { id } = await makePage(ada, [one, two]);
  await openEditor(ada, id);
  await openEditor(ben, id);
  const [adas, bens] = [panelOf(ada), panelOf(ben)];

  // By keyboard: on the selected block, with a mention.
  await outlineOf(ada)
    .getByRole('treeitem', { name: /^Text.?One/ })
    .focus();
  await ada.keyboard.press('Enter');
  await ada.keyboard.press('c');
  const textbox = adas.getByRole('textbox', { name: 'Comment on this text' });
  await expect(textbox).toBeFocused();
  await textbox.pressSequentially('Too loud? @');
  const names = adas.getByRole('listbox', { name: 'People to mention' });
  await expect(names.getByRole('option', { selected: true })).toBeVisible();
  await textbox.pressSequentially('Rey');
  await expect(names.getByRole('option')).toHaveCount(1);
  await textbox.press('Enter');
  await textbox.pressSequentially('what do you say?');
  await textbox.press('ControlOrMeta+Enter');
  await expect(textbox).toHaveValue('');

  const mark = outlineOf(ben).getByRole('button', { name: '1 comment on this text' });
  await expect(mark).toBeVisible();
  await expect(
    ben.getByRole('main').getByRole('button', { name: '1 comment on this text' }),
  ).toBeVisible();
  await mark.click();
  const thread = bens.getByRole('listitem', { name: 'Comments: Text' });
  await expect(thread.getByText('Marina Okafor')).toBeVisible();
  await expect(thread.getByText(/Too loud\? @.+ what do you say\?/)).toBeVisible();
  await expect(thread.getByRole('button', { name: 'Edit' })).toBeHidden();
  await thread.getByRole('textbox', { name: 'Reply' }).fill('A little.');
  await thread.getByRole('button', { name: 'Reply' }).click();
  await expect(adas.getByText('A little.')).toBeVisible();
  expect(await violations(ada)).toEqual([]);

  await adas.getByRole('button', { name: 'Edit' }).click();
  await adas.getByRole('textbox', { name: 'Edit comment' }).fill('Too quiet?');
  await adas.getByRole('button', { name: 'Save' }).click();
  await expect(thread.getByText('Too quiet?')).toBeVisible();
  await expect(thread.getByText('edited')).toBeVisible();

  // A thread outlives its block and can be resolved without it.
  await outlineOf(ada)
    .getByRole('treeitem', { name: /^Text.?One/ })
    .click();
  await ada.getByRole('button', { name: 'Delete', exact: true }).first().click();
  const orphaned = bens.getByRole('listitem', { name: 'Comments: Deleted block' });
  await expect(orphaned).toBeVisible();
  await orphaned.getByRole('button', { name: 'Resolve' }).click();
  await expect(adas.getByText('No open comments')).toBeVisible();
  await adas.getByRole('button', { name: 'Resolved 1' }).click();
  await expect(adas.getByText('Resolved by')).toBeVisible();
  await bens.getByRole('button', { name: 'Resolved 1' }).click();
  await bens.getByRole('button', { name: 'Delete', exact: true }).click();
  await bens.getByRole('button', { name: 'Delete comment' }).click();
  await expect(adas.getByText('A little.')).toBeHidden();

  await bens.getByRole('button', { name: 'Close comments' }).click();
  await ben.setViewportSize({ width: 390, height: 844 });
  await ben.getByRole('button', { name: 'Comments', exact: true }).click();
  await bens.getByRole('button', { name: 'Resolved 1' }).click();
  await expect(bens.getByText('Too quiet?')).toBeVisible();
  expect(await sidewaysOverflow(ben)).toBe(0);
  expect(await violations(ben)).toEqual([]);
});
