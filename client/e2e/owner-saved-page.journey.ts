import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { blockOf, makePage, openEditor, owner } from './editor.js';

/** Saves and publishes a page over the API with this text as its only block. */
async function save(page: Page, id: number, title: string): Promise<void> {
  const status = await page.evaluate(
    async ([pageId, body]) => {
      const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
      const session = await (await fetch('/omnis/v3/dashboard/secure/get/')).json();
      const path = `/omnis/v3/divisions/${String(session.store.active.id)}/pages/${String(pageId)}/`;
      const headers = {
        'content-type': 'application/json',
        'x-xsrf-token': decodeURIComponent(token),
      };
      return (await fetch(path, { method: 'PATCH', headers, body: JSON.stringify(body) })).status;
    },
    [
      id,
      {
        properties: { title: { value: title } },
        blocks: [blockOf('text', { html: `<p>${title}</p>` })],
      },
    ] as const,
  );
  expect(status).toBe(200);
}

test('RTM-015 a saved page appears live in the editor and the list, and to shoppers at the next visit @first-tier', async ({
  browser,
}) => {
  const [ada, ben] = [await owner(browser), await owner(browser, 'partner@tropic.test')];
  const { id, url } = await makePage(ada);
  const [before, after] = [`Before ${String(id)}`, `After ${String(id)}`];
  await save(ada, id, before);
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(url);
  await expect(shopper.getByText(before).last()).toBeVisible();

  await openEditor(ada, id, before);
  await ada.getByRole('button', { name: 'History' }).click();
  const versions = ada.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await expect(versions).not.toHaveCount(0);
  const count = await versions.count();
  await ben.goto('/dashboard/pages');
  await ben.getByRole('searchbox', { name: /^Search pages/ }).fill(url);
  await ben.keyboard.press('Enter');
  await expect(ben.getByRole('link', { name: before, exact: true })).toBeVisible();

  await save(ben, id, after);
  await expect(ben.getByRole('link', { name: after, exact: true })).toBeVisible();
  await expect(versions).toHaveCount(count + 1);
  await expect(shopper.getByText(before).last()).toBeVisible();
  await shopper.goto(url);
  await expect(shopper.getByText(after).last()).toBeVisible();
});
