import { expect } from '@playwright/test';

import { test } from './journey.js';
import { blockOf, canvasOf, makePage, openEditor, owner } from './editor.js';

/** Attempts everything a hostile document could do and lists what succeeded. */
const hostile = `<p>Made by hand</p><div style="height:640px"></div>
<form action="/logout/" method="post" target="_top"><button>Sign out</button></form>
<iframe srcdoc="<script>top.location='/basket/'</script>"></iframe>
<img src="x:" onerror="document.body.dataset.ran = 'yes'">
<script>
  const done = [];
  const attempt = (name, act) => { try { act(); done.push(name); } catch {} };
  attempt('cookies', () => document.cookie);
  attempt('storage', () => localStorage.length);
  attempt('page', () => parent.document.title);
  attempt('script in the page', () => parent.eval('document.title = "Taken"'));
  attempt('top', () => { top.location.href = '/basket/'; });
  attempt('dialog', () => { if (confirm('Ok?')) return; throw new Error(); });
  document.forms[0].submit();
  parent.postMessage({ kind: 'selvedge-tried-theme', css: 'body{display:none}' }, '*');
  fetch('/omnis/v3/dashboard/secure/get/', { credentials: 'include' })
    .then(() => done.push('call'), () => 0)
    .then(() => { document.body.dataset.done = done.join() || 'nothing'; });
</script></iframe></body>`;
/** Tries to navigate itself and its parent away. */
const leaving =
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example/"><p>Going</p>';

test("BLK-059 an owner's own markup runs inside its frame without access to the shop", async ({
  browser,
}) => {
  const page = await owner(browser);
  const { id, url } = await makePage(page, [
    blockOf('text', { html: '<p>One</p>' }),
    blockOf('html', { html: leaving, title: 'Leaving' }),
    blockOf('html', { html: hostile, title: 'By hand' }),
  ]);

  await openEditor(page, id);
  const edited = canvasOf(page).frameLocator('iframe[title="By hand"]');
  await expect(edited.getByText('Made by hand')).toBeVisible();
  await expect(edited.locator('body')).not.toHaveAttribute('data-done');
  await expect(edited.locator('body')).not.toHaveAttribute('data-ran');

  await page.goto(url);
  const frame = page.locator('iframe[title="By hand"]');
  await frame.scrollIntoViewIfNeeded();
  const own = frame.contentFrame().locator('body');
  await expect(own).toHaveAttribute('data-ran', 'yes');
  await expect(own).toHaveAttribute('data-done', 'nothing');
  // The page received only the frame's height.
  await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(640);
  await expect(page.getByText('One', { exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(url);
  expect(await page.title()).toContain('Made together');
});
