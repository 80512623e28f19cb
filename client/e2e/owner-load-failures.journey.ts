import { expect } from '@playwright/test';
import { closeCodes } from '@selvedge/shared/collab/close-codes';

import { test } from './journey.js';
import { canvasOf, makePage, openEditor, outlineOf, owner } from './editor.js';
import { holdCollab } from './hold-collab.js';

test.use({ viewport: { width: 1440, height: 900 } });

test('parts of the page editor that fail to load are reported with a retry', async ({
  browser,
}) => {
  const page = await owner(browser);
  const { id } = await makePage(page);
  const away = { status: 503, contentType: 'text/html', body: '<p>Away</p>' };
  const [ticket, shop] = ['**/collab/', '**/?mode=preview'] as const;
  const [comments, revisions] = ['**/comments/', '**/revisions/'] as const;
  for (const address of [ticket, shop, comments, revisions])
    await page.route(address, (route) => route.fulfill(away));
  await page.goto(`/dashboard/pages/${String(id)}/edit`);
  const opening = page.getByRole('alert').filter({ hasText: 'This page cannot be edited' });
  await expect(opening).toBeVisible();
  await page.unroute(ticket);
  await opening.getByRole('button', { name: 'Try again' }).click();

  const missing = page
    .getByRole('alert')
    .filter({ hasText: 'The page preview could not be loaded.' });
  await expect(missing).toBeVisible();
  await page.unroute(shop);
  await missing.getByRole('button', { name: 'Reload preview' }).click();
  await expect(canvasOf(page).getByText('One').first()).toBeVisible();
  await expect(missing).toBeHidden();

  for (const [name, address, message, there] of [
    ['Comments', comments, 'The comments could not be loaded.', 'No open comments'],
    ['History', revisions, 'The history could not be loaded.', 'Live'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: message });
    await expect(notice).toBeVisible();
    await page.unroute(address);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(there, { exact: true })).toBeVisible();
  }
});

test('a page closed by the server explains why and works again after a reload', async ({
  browser,
}) => {
  const page = await owner(browser);
  const connections = await holdCollab(page);
  const { id } = await makePage(page);
  await openEditor(page, id);
  await expect(page).toHaveTitle('Made together · Page editor');
  for (const [code, label] of [
    [closeCodes.contentRefused, 'The last change was refused. Reload the page to continue'],
    [closeCodes.schemaTooOld, 'The editor was updated. Reload the page to continue'],
    [closeCodes.tooBig, 'This page is too large. Reload it, then shorten or clear a text'],
  ] as const) {
    await connections.end(code);
    await page.getByRole('link', { name: label }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  }
  await outlineOf(page).getByRole('treeitem', { name: /^Text/ }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(canvasOf(page).getByText('One')).toHaveCount(2);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('all parts of the editor work offline, and failed loads are reported', async ({ browser }) => {
  const page = await owner(browser);
  const connections = await holdCollab(page);
  const { id } = await makePage(page);
  await openEditor(page, id);
  // If the server answers, a missing file means an older version and the program reloads.
  const lost = /\/assets\/Palette-[^/]*\.js$|\/livez$/;
  await page.route(lost, (route) => route.abort());
  await connections.cut();
  await expect(page.getByText(/^Offline/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'This part of the page' });
  await expect(notice).toBeVisible();
  // Browsers that cache the failed import reload the page, which needs the connection.
  page.once('load', () => connections.restore());
  await page.unroute(lost);
  const retry = notice.getByRole('button', { name: 'Try again' });
  const spacer = page.getByRole('button', { name: 'Spacer', exact: true });
  await expect(async () => {
    // The program may also reload the page once the server answers.
    if (await retry.isVisible()) await retry.click({ timeout: 2_000 });
    const add = page.getByRole('button', { name: 'Add', exact: true });
    if (!(await spacer.isVisible())) await add.click({ timeout: 2_000 });
    await spacer.click({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(/^(Offline: saved on this device|Saved)$/)).toBeVisible();
});
