import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { canvasOf, blockOf, makePage, openEditor, outlineOf, owner } from './editor.js';
import { demoPassword } from './staff.js';

test.use({ viewport: { width: 1440, height: 900 } });

/** Runs in the page: signs out. */
async function signOut(): Promise<number> {
  const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
  const answer = await fetch('/omnis/v3/dashboard/secure/logout/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
    body: '{}',
  });
  return answer.status;
}

const author = (page: Page) => page.getByLabel('Author');

test('a user who was signed out keeps typing, signs in again in a dialog, and loses nothing', async ({
  browser,
}) => {
  const page = await owner(browser);
  const { id } = await makePage(page, [blockOf('quote', { text: 'One', author: 'Me' })]);
  await openEditor(page, id);
  await outlineOf(page)
    .getByRole('treeitem', { name: /^Quote/ })
    .click();
  await expect(author(page)).toHaveValue('Me');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/dashboard/pages');
  expect(await otherTab.evaluate(signOut)).toBeLessThan(300);
  const again = page.getByRole('link', { name: 'Sign in again to continue' });
  await expect(again).toBeVisible();
  await author(page).fill('Somebody else');
  await expect(again).toHaveAttribute('target', '_blank');

  const opened = page.waitForEvent('popup');
  await again.click();
  const popup = await opened;
  await popup.getByLabel('E-mail').fill('owner@tropic.test');
  await popup.getByLabel('Password', { exact: true }).fill(demoPassword);
  await popup.getByRole('button', { name: 'Sign in' }).click();
  await expect(canvasOf(popup).getByText('One')).toBeVisible();
  await expect(canvasOf(popup).getByText('Somebody else')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(canvasOf(page).getByText('Somebody else')).toBeVisible();
});
