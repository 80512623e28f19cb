import { expect, type Page } from '@playwright/test';

import { canvasOf, makePage, openEditor, outlineOf, owner } from './editor.js';
import { holdCollab } from './hold-collab.js';
import { test } from './journey.js';
import { signInByRequest } from './staff.js';

/** Types into the page's quote without a network and closes the window. */
async function quoteOffline(page: Page, id: number, author: string): Promise<void> {
  const connections = await holdCollab(page);
  await openEditor(page, id);
  await outlineOf(page)
    .getByRole('treeitem', { name: /^Quote/ })
    .click();
  await expect(page.getByLabel('Author')).toBeVisible();
  await connections.cut();
  await page.context().setOffline(true);
  await page.getByLabel('Author').fill(author);
  await expect(page.getByText('Offline: saved on this device')).toBeVisible();
  const publish = page.getByRole('button', { name: 'Publish' });
  await expect(publish).toBeDisabled();
  await expect(publish).toHaveAccessibleDescription('Offline: publish when you reconnect');
  await page.close();
  await page.context().setOffline(false);
}

const quote = {
  properties: { template: { value: 'quote' }, text: { value: 'One' }, author: { value: 'Ann' } },
};

/** Number of edits on this device. */
const storedEdits = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('selvedge-editor');
        opening.onsuccess = () => {
          const store = opening.result.transaction('unsent-edits').objectStore('unsent-edits');
          const counting = store.count();
          counting.onsuccess = () => {
            resolve(counting.result);
            opening.result.close();
          };
        };
      }),
  );

test('edits made offline survive a closed window and merge with those of others', async ({
  browser,
}) => {
  // Three editors are opened in this journey.
  test.slow();
  const [ada, ben] = [await owner(browser), await owner(browser)];
  const { id } = await makePage(ada, [quote]);
  await openEditor(ben, id);
  await quoteOffline(ada, id, 'Anna');
  await outlineOf(ben)
    .getByRole('treeitem', { name: /^Quote/ })
    .click();
  await ben.getByRole('textbox', { name: 'Text', exact: true }).fill('One and two');
  await expect(canvasOf(ben).getByText('One and two')).toBeVisible();
  await expect(ben.getByText('Saved', { exact: true })).toBeVisible();

  const again = await ada.context().newPage();
  await again.goto(`/dashboard/pages/${String(id)}/edit`);
  await expect(
    again.getByText('Changes that were saved on this device were added to the page.'),
  ).toBeVisible();
  for (const page of [again, ben]) {
    await expect(canvasOf(page).getByText('Anna')).toBeVisible();
    await expect(canvasOf(page).getByText('One and two')).toBeVisible();
  }
  await expect(again.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(() => storedEdits(again)).toBe(0);
});

test('edits on a device are sent only for the person who made them', async ({ browser }) => {
  const ada = await owner(browser);
  const { id } = await makePage(ada, [quote]);
  const context = ada.context();
  await quoteOffline(ada, id, 'Anna');

  const other = await context.newPage();
  await signInByRequest(other, 'lead@selvedge.test');
  await openEditor(other, id);
  await expect(canvasOf(other).getByText('Ann', { exact: true })).toBeVisible();
  await expect.poll(() => storedEdits(other)).toBeGreaterThan(0);
  await other.close();

  const back = await context.newPage();
  await signInByRequest(back, 'owner@tropic.test');
  await openEditor(back, id);
  await expect(canvasOf(back).getByText('Anna')).toBeVisible();
});

test('edits on a device are merged into a page that was rebuilt', async ({ browser }) => {
  const ada = await owner(browser);
  const { id } = await makePage(ada, [quote]);
  await quoteOffline(ada, id, 'Anna');
  const other = await ada.context().newPage();
  await other.goto('/dashboard/pages');
  // The stored edits belong to an earlier epoch of the document.
  await other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('selvedge-editor');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('unsent-edits', 'readwrite');
          const walking = transaction.objectStore('unsent-edits').openCursor();
          walking.onsuccess = () => {
            const cursor = walking.result;
            if (cursor === null) return;
            cursor.update({ ...cursor.value, room: 'page.before.1' });
            cursor.continue();
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await openEditor(other, id);
  await expect(canvasOf(other).getByText('Anna')).toBeVisible();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(() => storedEdits(other)).toBe(0);
});
