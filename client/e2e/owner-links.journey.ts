import { expect } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { blockOf, canvasOf, makePage, openEditor, outlineOf, owner } from './editor.js';

test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

test("VAL-019 a button's link is found by name, typed, or taken from pasted code", async ({
  browser,
}) => {
  const page = await owner(browser);
  const made = await makePage(page, [blockOf('button', { text: 'One' })]);
  await openEditor(page, made.id);
  await outlineOf(page)
    .getByRole('treeitem', { name: /^Button/ })
    .click();
  await page.getByRole('button', { name: /Link: Choose/ }).click();
  const picker = page.getByRole('dialog', { name: 'Choose link' });
  await expect(picker.getByRole('radio')).toHaveCount(6);
  await picker.getByRole('searchbox').fill('monstera tee');
  const found = picker.getByRole('list', { name: 'Results' }).getByRole('button');
  await expect(found).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await found.click();
  await expect(picker).toBeHidden();
  const link = canvasOf(page).getByRole('link', { name: 'One' });
  await expect(link).toHaveAttribute('href', '/product/monstera-tee/');

  await page.getByRole('button', { name: /Link: Monstera Tee/ }).click();
  await picker.getByRole('radio', { name: 'Custom link' }).check();
  const embedded = '<iframe src="https://maps.example/embed?a=1&amp;b=2"></iframe>';
  await picker.getByRole('searchbox').fill(embedded.replace('src', 'onload="x" src'));
  await expect(picker.getByText('Invalid Embed Code')).toBeVisible();
  await picker.getByRole('searchbox').fill(embedded);
  await expect(found).toHaveText(/https:\/\/maps\.example\/embed\?a=1&b=2/);
  await picker.getByRole('searchbox').fill('@start-chatting');
  await expect(picker.getByText('An address cannot start with @.')).toBeVisible();
  await picker.getByRole('radio', { name: 'Action' }).check();
  await expect(picker.getByText('There is no such action.')).toBeVisible();
  await picker.getByRole('searchbox').fill('print');
  await expect(found).toHaveText(/Print this page/);
  await picker.getByRole('radio', { name: 'Custom link' }).check();
  await picker.getByRole('searchbox').fill('other.example/a');
  await picker.getByRole('button', { name: 'https://other.example/a' }).click();
  await expect(link).toHaveAttribute('href', 'https://other.example/a');
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect(page.getByRole('button', { name: /Link: Choose/ })).toBeVisible();
});

test('EDT-033 a stored action that the shop does not have is a problem, and a disabled button', async ({
  browser,
}) => {
  const page = await owner(browser);
  const actions = [{ text: 'One', action: 'start-chatting' }];
  const { id } = await makePage(page, [blockOf('banner', { title: 'Hello', actions })]);
  await openEditor(page, id);
  await expect(canvasOf(page).getByRole('button', { name: 'One' })).toBeDisabled();
  await outlineOf(page)
    .getByRole('treeitem', { name: /^Banner/ })
    .click();
  const list = page.getByRole('group', { name: 'Buttons' });
  await list.getByRole('button', { name: 'One', exact: true }).click();
  await expect(list.getByText('There is no action “start-chatting”.')).toBeVisible();
  await list.getByRole('button', { name: /^Link: @start-chatting/ }).click();
  const picker = page.getByRole('dialog', { name: 'Choose link' });
  await picker.getByRole('button', { name: /^Print this page/ }).click();
  await expect(list.getByText('There is no action')).toHaveCount(0);
  await expect(canvasOf(page).getByRole('button', { name: 'One' })).toBeEnabled();
});
