import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import {
  addressFor,
  editorOrigin,
  grant,
  makePage,
  openedEditor,
  pageIn,
  textIn,
} from './connect.js';
import { owner } from './editor.js';
import { sidewaysOverflow } from './shop.js';

test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

const outlineOf = (editor: Page) => editor.getByRole('list', { name: 'Blocks of the page' });

test("EDT-001 an owner opens a page in another company's editor, which edits and publishes it @first-tier", async ({
  browser,
}) => {
  const dashboard = await owner(browser);
  const { id, url, title } = await makePage(dashboard, 'Made elsewhere');
  await dashboard.goto('/dashboard/pages');
  await dashboard.getByRole('button', { name: `More actions for ${title}` }).click();
  await dashboard.getByRole('menuitem', { name: 'Open in another editor…' }).click();
  await dashboard.getByLabel('Editor', { exact: true }).selectOption(editorOrigin(dashboard));
  await dashboard.getByLabel('Allow it to publish the page').check();
  const opening = dashboard.waitForEvent('popup');
  await dashboard.getByRole('button', { name: 'Open editor', exact: true }).click();
  const editor = await opening;
  await expect(editor.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect(new URL(editor.url()).origin).toBe(editorOrigin(dashboard));
  expect(editor.url()).not.toContain('code');
  await expect(textIn(editor, title)).toBeVisible();

  await dashboard.goto(`/dashboard/pages/${String(id)}/edit`);
  const canvas = dashboard.frameLocator('iframe[title="Page preview"]');
  const paragraph = canvas.getByRole('paragraph');
  await expect(paragraph).toHaveText([title]);
  const others = dashboard.getByRole('group', { name: 'Also on this page' });
  await expect(others.getByRole('button')).toHaveAccessibleName(/Paper, for .+: follow/);

  await outlineOf(editor).getByRole('button', { name: /^Text/ }).click();
  await editor.getByRole('textbox', { name: 'Text', exact: true }).fill('Written elsewhere');
  await expect(paragraph).toHaveText(['Written elsewhere']);
  await expect(textIn(editor, 'Written elsewhere')).toBeVisible();

  await editor.getByRole('button', { name: 'Add block' }).click();
  await editor.getByRole('button', { name: 'Quote', exact: true }).click();
  await editor.getByLabel('Author').fill('A stranger');
  await expect(canvas.getByText('A stranger')).toBeVisible();
  await editor.getByRole('button', { name: 'Move up' }).click();
  await expect(outlineOf(editor).getByRole('button')).toHaveText([/^Quote/, /^Text/]);
  await editor.getByRole('button', { name: 'Delete' }).click();
  await expect(canvas.getByText('A stranger')).toHaveCount(0);
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect(canvas.getByText('A stranger')).toBeVisible();

  await editor.getByRole('button', { name: 'Add block' }).click();
  await editor.getByRole('button', { name: 'Image', exact: true }).click();
  await editor.locator('summary', { hasText: 'Image' }).click();
  await editor.getByRole('textbox', { name: 'Image', exact: true }).fill('/favicon.svg');
  await editor.getByRole('slider', { name: 'From the left' }).fill('20');
  await expect(canvas.locator('img[src*="favicon"]')).toHaveCSS('object-position', '20% 50%');

  expect(await violations(editor)).toEqual([]);
  await editor.getByRole('button', { name: 'Publish' }).click();
  await expect(editor.getByText('Published. Shoppers see this page now.')).toBeVisible();
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(url);
  await expect(shopper.getByText('Written elsewhere', { exact: true })).toBeVisible();
  await expect(shopper.getByText('A stranger')).toBeVisible();
});

test('EDT-002 a page in an editor ignores the pointer and reports each click to the editor @first-tier', async ({
  browser,
}) => {
  const dashboard = await owner(browser);
  const { id } = await makePage(dashboard, 'Pointed at');
  const address = addressFor(dashboard, await grant(dashboard, id));
  const editor = await openedEditor(browser, address);
  const text = textIn(editor, 'Pointed at');
  await expect(text).toBeVisible();
  await expect(pageIn(editor).locator('#root')).toHaveAttribute('inert');
  const box = await text.boundingBox();
  if (box === null) throw new Error('The words are not shown.');
  await editor.mouse.click(box.x + 5, box.y + 5);
  await expect(editor.getByRole('heading', { name: 'Text', exact: true })).toBeVisible();
  await editor.mouse.dblclick(box.x + 5, box.y + 5);
  await expect(editor.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
});

test('an external editor edits a page on a phone', async ({ browser }) => {
  const dashboard = await owner(browser);
  const { id } = await makePage(dashboard, 'In the hand');
  const address = addressFor(dashboard, await grant(dashboard, id));
  const editor = await openedEditor(browser, address);
  await editor.setViewportSize({ width: 390, height: 844 });
  await expect(textIn(editor, 'In the hand')).toBeVisible();
  expect(await sidewaysOverflow(editor)).toBe(0);
  await editor.getByRole('button', { name: 'Blocks', exact: true }).click();
  await outlineOf(editor).getByRole('button', { name: /^Text/ }).click();
  await editor.getByRole('button', { name: 'Properties', exact: true }).click();
  await expect(editor.getByRole('heading', { name: 'Text', exact: true })).toBeVisible();
  expect(await violations(editor)).toEqual([]);
});

test('an external editor previews another theme and replies to a comment on a block', async ({
  browser,
}) => {
  const dashboard = await owner(browser);
  const { id, title } = await makePage(dashboard, 'Looked at elsewhere');
  const scopes = ['page:read', 'page:write', 'theme:preview', 'comment'];
  const editor = await openedEditor(
    browser,
    addressFor(dashboard, await grant(dashboard, id, scopes)),
  );
  await expect(textIn(editor, title)).toBeVisible();

  await editor.getByRole('button', { name: 'Theme' }).click();
  const looks = editor.getByRole('region', { name: 'Theme' });
  const text = textIn(editor, title);
  const usual = await text.evaluate((one) => getComputedStyle(one).color);
  await looks.getByText('Text', { exact: true }).first().click();
  await looks.getByLabel('Text', { exact: true }).fill('#aa1144');
  await looks.getByLabel('Text', { exact: true }).blur();
  await expect(text).toHaveCSS('color', 'rgb(170, 17, 68)');
  expect(await violations(editor)).toEqual([]);
  await looks.getByRole('button', { name: 'Reset to shop theme' }).click();
  await expect(text).toHaveCSS('color', usual);
  await looks.getByRole('button', { name: 'Close theme panel' }).click();

  await outlineOf(editor).getByRole('button', { name: /^Text/ }).click();
  const comments = editor.getByRole('region', { name: 'Comments' });
  await comments.getByRole('textbox').fill('Shall this be shorter?');
  await comments.getByRole('button', { name: 'Comment' }).click();
  await expect(comments.getByRole('listitem')).toContainText('Shall this be shorter?');
  await comments.getByText('Reply', { exact: true }).first().click();
  await comments.getByRole('textbox', { name: 'Reply' }).fill('By half.');
  await comments.getByRole('button', { name: 'Reply' }).click();
  await expect(comments.getByRole('listitem')).toContainText('By half.');
  await comments.getByRole('button', { name: 'Resolve' }).click();
  await expect(comments.getByRole('listitem')).toHaveCount(0);
  await comments.getByText('Resolved').click();
  expect(await violations(editor)).toEqual([]);
  await comments.getByRole('button', { name: 'Reopen' }).click();
  await expect(comments.getByRole('list', { name: 'Open comments' })).toContainText('By half.');
});

test('an external editor shows the history, other pages, and the page as other visitors see it', async ({
  browser,
}) => {
  const dashboard = await owner(browser);
  const { id, url, title } = await makePage(dashboard, 'Known elsewhere');
  const scopes = ['page:read', 'page:write', 'pages:list'];
  const editor = await openedEditor(
    browser,
    addressFor(dashboard, await grant(dashboard, id, scopes)),
  );
  await expect(textIn(editor, title)).toBeVisible();
  await outlineOf(editor).getByRole('button', { name: /^Text/ }).click();
  await editor.getByLabel('Block type').selectOption({ label: 'Quote' });
  await expect(editor.getByRole('heading', { name: 'Quote', exact: true })).toBeVisible();

  await editor.getByRole('button', { name: 'History', exact: true }).click();
  const history = editor.getByRole('region', { name: 'History' });
  const done = history.getByRole('list', { name: 'This session' });
  await expect(done.getByRole('listitem')).toHaveCount(1);
  await expect(done).toContainText('You');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(history.getByRole('list', { name: 'Saved versions' })).toContainText('saved');
  expect(await violations(editor)).toEqual([]);
  await done.getByRole('button', { name: 'Revert' }).click();
  await expect(outlineOf(editor).getByRole('button')).toHaveText([/^Text/]);
  await expect(done).toContainText('reverted');

  await editor.getByRole('button', { name: 'Pages', exact: true }).click();
  await expect(history).toBeHidden();
  const pages = editor.getByRole('region', { name: 'Pages' });
  await pages.getByRole('searchbox', { name: 'Find a page' }).fill('search us');
  await expect(pages.getByRole('listitem')).toHaveCount(0);
  await pages.getByRole('searchbox', { name: 'Find a page' }).fill('');
  await pages.getByRole('button').filter({ hasNotText: url }).last().click();
  await expect(editor.getByText(`You are editing ${url}.`)).toBeVisible();
  expect(await violations(editor)).toEqual([]);
  await editor.getByRole('button', { name: 'Back to your page' }).click();
  await expect(textIn(editor, title)).toBeVisible();

  await editor.getByRole('button', { name: 'View', exact: true }).click();
  const view = editor.getByRole('region', { name: 'View' });
  await view.getByLabel('View as').selectOption('A visitor');
  await expect(textIn(editor, title)).toBeVisible();
  await editor.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysOverflow(editor)).toBe(0);
  expect(await violations(editor)).toEqual([]);
  await view.getByRole('button', { name: 'Leave the page' }).click();
  await expect(editor.getByRole('dialog')).toContainText('You left the page');
});
