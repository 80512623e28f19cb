import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import {
  addressFor,
  callAs,
  editorOrigin,
  grant,
  makePage,
  openedEditor,
  pageIn,
  visited,
  textIn,
} from './connect.js';
import { hitTestAgain, namesReceivedBy, plainHost } from './connect-plain-host.js';
import { owner } from './editor.js';

/** In milliseconds; longer than either side waits for the other. */
const timeoutMs = 31_000;

const textField = (editor: Page) => editor.getByRole('textbox', { name: 'Text', exact: true });

/** Selects the page's text for editing. */
async function chooseText(editor: Page): Promise<void> {
  await editor
    .getByRole('list', { name: 'Blocks of the page' })
    .getByRole('button', { name: /^Text/ })
    .click();
}

test('an owner ends a session while its editor is typing', async ({ browser }) => {
  const dashboard = await owner(browser);
  const { id, title } = await makePage(dashboard, 'Before the end');
  const editor = await openedEditor(browser, addressFor(dashboard, await grant(dashboard, id)));
  await chooseText(editor);
  await textField(editor).fill('Written in time');
  await expect(textIn(editor, 'Written in time')).toBeVisible();
  await dashboard.goto('/dashboard/pages');
  await dashboard.getByRole('button', { name: `More actions for ${title}` }).click();
  await dashboard.getByRole('menuitem', { name: 'Open in another editor…' }).click();
  const openSessions = dashboard.getByRole('region', { name: 'Open in other editors' });
  await openSessions.getByRole('listitem').filter({ hasText: 'Paper' }).getByRole('button').click();
  await expect(editor.getByRole('dialog', { name: 'The session was ended' })).toBeVisible();
  await expect(openSessions).toHaveCount(0);
});

test('a page of an ended session takes leave of a host without the SDK', async ({ browser }) => {
  const dashboard = await owner(browser);
  const { id } = await makePage(dashboard, 'Without the SDK');
  const host = await plainHost(browser, dashboard, await grant(dashboard, id));
  const ids = await host.evaluate(() => window.plainHost.hitTest());
  expect(ids).toHaveLength(1);
  const { sessionId } = await host.evaluate(() => window.plainHost);
  await callAs(dashboard, 'DELETE', `/connect/sessions/${sessionId}`);
  await expect.poll(() => namesReceivedBy(host)).toContain('bye');
  await hitTestAgain(host);
  expect((await namesReceivedBy(host)).slice(-2)).toEqual(['session:revoked', 'bye']);
  await expect(pageIn(host).getByRole('alert')).toContainText('The session has ended');
});

test('a page that its host has left answers nothing more', async ({ browser }) => {
  const dashboard = await owner(browser);
  const { id } = await makePage(dashboard, 'Left by its host');
  const host = await plainHost(browser, dashboard, await grant(dashboard, id));
  await host.evaluate(() => window.plainHost.send('bye'));
  await expect(pageIn(host).getByRole('alert')).toContainText('The editor closed this page');
  await hitTestAgain(host);
  expect(await namesReceivedBy(host)).not.toContain('hitTest');
});

test('a code opens a single session, and an unknown code opens none', async ({ browser }) => {
  const dashboard = await owner(browser);
  const { id } = await makePage(dashboard, 'Opened once');
  const code = await grant(dashboard, id);
  await openedEditor(browser, addressFor(dashboard, code));
  const again = await visited(browser, addressFor(dashboard, code));
  await expect(
    again.getByRole('heading', { name: 'This link has already been used' }),
  ).toBeVisible();
  const never = await visited(browser, addressFor(dashboard, `${code}x`));
  await expect(never.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
});

test('a code is valid only at the origin it was issued for', async ({ browser }) => {
  const dashboard = await owner(browser);
  const { id } = await makePage(dashboard, 'For one origin');
  const own = editorOrigin(dashboard);
  const other = own.replace('127.0.0.1', 'localhost');
  const address = addressFor(dashboard, await grant(dashboard, id));
  // For an unknown origin the browser reports no reason.
  const stranger = await visited(browser, address.replace(own, other));
  await expect(stranger.getByRole('heading', { name: 'The shop cannot be reached' })).toBeVisible();
  await callAs(dashboard, 'PUT', '/connect/editors', { origins: [other] });
  const registered = await visited(browser, address.replace(own, other));
  await expect(
    registered.getByRole('heading', { name: 'This editor is not allowed' }),
  ).toBeVisible();
  await callAs(dashboard, 'PUT', '/connect/editors', { origins: [] });
});

test('an editor is limited to the scopes it was granted', async ({ browser }) => {
  const dashboard = await owner(browser);
  const { id } = await makePage(dashboard, 'Only to be read');
  const code = await grant(dashboard, id, ['page:read']);
  const editor = await visited(browser, addressFor(dashboard, code));
  await expect(editor.getByText('Limited permissions')).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await chooseText(editor);
  await editor.getByRole('button', { name: 'Delete' }).click();
  await expect(editor.getByText('The shop owner did not grant permission for this')).toBeVisible();
  await expect(textIn(editor, 'Only to be read')).toBeVisible();
});

test('a page reloaded in its frame continues the same session', async ({ browser }) => {
  const dashboard = await owner(browser);
  const { id } = await makePage(dashboard, 'Loaded again');
  const editor = await openedEditor(browser, addressFor(dashboard, await grant(dashboard, id)));
  await chooseText(editor);
  await textField(editor).fill('Before');
  await expect(textIn(editor, 'Before')).toBeVisible();
  const frame = editor.frame({ url: /\?connect=/ });
  await frame?.evaluate(() => {
    document.body.dataset['before'] = 'true';
    location.reload();
  });
  await expect(pageIn(editor).locator('body[data-before]')).toHaveCount(0);
  await textField(editor).fill('And after');
  await expect(textIn(editor, 'And after')).toBeVisible();
});

test('ERR-006 an editor times out if the page does not answer', async ({ browser }) => {
  const dashboard = await owner(browser);
  const { id, url } = await makePage(dashboard, 'Never answers');
  const context = await browser.newContext();
  await context.route(`**${url}?connect=*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Not the page</p>' }),
  );
  const editor = await context.newPage();
  await editor.clock.install();
  await editor.goto(addressFor(dashboard, await grant(dashboard, id)));
  await expect(pageIn(editor).getByText('Not the page')).toBeVisible();
  await editor.clock.fastForward(timeoutMs);
  await expect(editor.getByRole('heading', { name: 'The page did not respond' })).toBeVisible();
});

test('EDT-009 a page that no editor accepts stays inert in its frame @first-tier', async ({
  browser,
}) => {
  const dashboard = await owner(browser);
  const { id } = await makePage(dashboard, 'Nobody accepts');
  const code = await grant(dashboard, id);
  const shop = new URL(dashboard.url()).origin;
  const context = await browser.newContext({ bypassCSP: true });
  const host = await context.newPage();
  await host.clock.install();
  await host.goto(editorOrigin(dashboard));
  await host.evaluate(
    async (request) => {
      const answer = await fetch(`${request.shop}/omnis/v3/connect/sessions/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          code: request.code,
          protocol: [1],
          client: { name: 'Silent', version: '1' },
        }),
      });
      const { frameUrl }: { frameUrl: string } = await answer.json();
      const hello = new Promise((resolve) => {
        addEventListener('message', resolve, { once: true });
      });
      const frame = document.createElement('iframe');
      Object.assign(frame, { title: 'Shop page', src: frameUrl });
      document.body.replaceChildren(frame);
      await hello;
    },
    { shop, code },
  );
  await expect(pageIn(host).locator('#root')).toHaveAttribute('inert');
  await host.clock.fastForward(timeoutMs);
  const notice = pageIn(host).getByRole('alert');
  await expect(notice).toContainText('Event: connect timed out');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
  await expect(pageIn(host).locator('#root')).toHaveAttribute('inert');
});
