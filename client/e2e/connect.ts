import { expect, type Browser, type FrameLocator, type Page } from '@playwright/test';

import { test } from './journey.js';

/** Origin of the demo editor: the next port, on another site. */
export function editorOrigin(dashboard: Page): string {
  const { port } = new URL(dashboard.url());
  return `http://127.0.0.1:${String(Number(port) + 1)}`;
}

interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** Calls the dashboard API as its owner. */
export function callAs<Body>(
  page: Page,
  method: string,
  path: string,
  body?: object,
): Promise<Answer<Body>> {
  return page.evaluate(
    async (request) => {
      const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
      const answer = await fetch(`/omnis/v3${request.path}`, {
        method: request.method,
        headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
        ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
    },
    { method, path, body },
  );
}

/** Page with one text, and its address. */
interface Made {
  readonly id: number;
  readonly url: string;
  /** Title, which is also the text of its block. */
  readonly title: string;
}

/** Creates a published page with a unique title, so that reruns do not collide. */
export async function makePage(page: Page, name: string): Promise<Made> {
  const { repeatEachIndex, retry } = test.info();
  const title = `${name} ${String(repeatEachIndex + 1)}${'i'.repeat(retry)}`;
  const url = `/${title.toLowerCase().replaceAll(' ', '-')}/`;
  const { body: session } = await callAs<{ store: { active: { id: number } } }>(
    page,
    'GET',
    '/dashboard/secure/get/',
  );
  const path = `/divisions/${String(session.store.active.id)}/pages/`;
  const { body } = await callAs<{ id: number }>(page, 'POST', path, {
    url,
    properties: { title: { value: title } },
    blocks: [{ properties: { template: { value: 'text' }, html: { value: `<p>${title}</p>` } } }],
  });
  return { id: body.id, url, title };
}

const editing = ['page:read', 'page:write'] as const;

/** Requests an access code for an editor, as the dashboard does. */
export async function grant(
  page: Page,
  pageId: number,
  scopes: readonly string[] = editing,
): Promise<string> {
  const input = { pageId, origin: editorOrigin(page), scopes, module: 'v3Dev' };
  const { status, body } = await callAs<{ code: string }>(page, 'POST', '/connect/grants', input);
  expect(status).toBe(201);
  return body.code;
}

/** Address that opens the editor with a code. */
export function addressFor(dashboard: Page, code: string): string {
  const shop = new URL(dashboard.url()).origin;
  return `${editorOrigin(dashboard)}/#${new URLSearchParams({ shop, code }).toString()}`;
}

/** Frame with the shop's page inside an editor. */
export function pageIn(editor: Page): FrameLocator {
  return editor.frameLocator('iframe[title="Shop page"]');
}

/** Text on the shop's page inside an editor. */
export function textIn(editor: Page, text: string) {
  return pageIn(editor).getByRole('paragraph').filter({ hasText: text });
}

/** Opens an editor in a browser without a session and waits for the page. */
export async function openedEditor(browser: Browser, address: string): Promise<Page> {
  const editor = await visited(browser, address);
  await expect(editor.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  return editor;
}

/** Opens an address in a browser without a session. */
export async function visited(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}
