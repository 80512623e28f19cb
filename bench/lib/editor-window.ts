/// <reference lib="dom" />
import type { CollabTicket } from '@selvedge/shared/collab/contract';
import type { Browser, FrameLocator, Page } from '@playwright/test';

/** A page of blocks, opened in its owner's editor. */
export interface OpenedEditor {
  readonly page: Page;
  /** Fetches a ticket for another participant. */
  readonly join: () => Promise<CollabTicket>;
}

export const canvasOf = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="The page as shoppers see it"]');

/**
 * Signs in the demo owner, creates a page with this many blocks, every other one a text, and opens
 * it.
 */
export async function openedEditor(
  browser: Browser,
  shop: string,
  blocks: number,
): Promise<OpenedEditor> {
  const page = await (await browser.newContext({ baseURL: shop })).newPage();
  await page.goto('/dashboard/products');
  await page.getByLabel('E-mail').fill('owner@tropic.test');
  await page.getByLabel('Password').fill('selvedge-demo-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Pages' }).waitFor();
  const division = await page.evaluate(activeDivision);
  const pages = `/omnis/v3/divisions/${String(division)}/pages/`;
  const made = { url: `/of-${String(blocks)}-blocks/`, properties: {}, blocks: wireBlocks(blocks) };
  // The call returns a page; only its id is needed.
  const { id } = (await page.evaluate(post, { path: pages, body: made })) as { id: number };
  await page.goto(`/dashboard/pages/${String(id)}/edit`);
  await canvasOf(page).locator('p').first().waitFor();
  await page.locator('main [aria-busy=false]').first().waitFor();
  const collab = { path: `${pages}${String(id)}/collab/`, body: {} };
  // The call returns a ticket.
  return { page, join: async () => (await page.evaluate(post, collab)) as CollabTicket };
}

function wireBlocks(count: number): readonly object[] {
  const of = (properties: Readonly<Record<string, string>>) => ({
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, { value }]),
    ),
  });
  return Array.from({ length: count }, (_, nth) =>
    nth % 2 === 1
      ? of({ template: 'button', text: `Button ${String(nth)}` })
      : of({ template: 'text', html: `<p>Words ${String(nth)}</p>` }),
  );
}

/** Runs in the page. */
async function activeDivision(): Promise<number> {
  const answer = await fetch('/omnis/v3/dashboard/secure/get/');
  // The session endpoint returns this shape.
  const session = (await answer.json()) as { store: { active: { id: number } } };
  return session.store.active.id;
}

/** Runs in the page. */
async function post({ path, body }: { path: string; body: object }): Promise<unknown> {
  const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
