import { randomUUID } from 'node:crypto';

import { expect, type Browser, type Locator, type Page } from '@playwright/test';

import { signInByRequest } from './staff.js';

interface Made {
  readonly id: number;
  readonly url: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Block in the wire format. */
export function blockOf(template: string, values: Values = {}): object {
  const all = Object.entries({ template, ...values });
  return { properties: Object.fromEntries(all.map(([name, value]) => [name, { value }])) };
}

const oneText = blockOf('text', { html: '<p>One</p>' });

/** Creates a page with a unique title, with one text by default. */
export async function makePage(page: Page, blocks: readonly object[] = [oneText]): Promise<Made> {
  const url = `/made-in-a-journey-${randomUUID()}/`;
  const body = { url, properties: { title: { value: 'Made together' } }, blocks };
  const id = await page.evaluate(async (sent) => {
    const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
    const session = await (await fetch('/omnis/v3/dashboard/secure/get/')).json();
    const answer = await fetch(`/omnis/v3/divisions/${String(session.store.active.id)}/pages/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
      body: JSON.stringify(sent),
    });
    const made: { id: number } = await answer.json();
    return made.id;
  }, body);
  return { id, url };
}

/** Signs an owner in, in a browser context without a cache. */
export async function owner(browser: Browser, email = 'owner@tropic.test'): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInByRequest(page, email);
  return page;
}

export const canvasOf = (page: Page) => page.frameLocator('iframe[title="Page preview"]');
export const outlineOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Blocks of this page' });

/** Opens the editor and waits until the page shows this text and can be edited. */
export async function openEditor(page: Page, id: number, text = 'One'): Promise<void> {
  await page.goto(`/dashboard/pages/${String(id)}/edit`);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(canvasOf(page).getByText(text).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
}

/** Right edge in pixels. */
export async function endOf(seen: Locator): Promise<number> {
  const { x, width } = await boxOf(seen);
  return x + width;
}

/** Vertical centre in pixels. */
export async function middleOf(seen: Locator): Promise<number> {
  const { y, height } = await boxOf(seen);
  return y + height / 2;
}

async function boxOf(seen: Locator) {
  const box = await seen.boundingBox();
  if (box === null) throw new Error('It is not on the screen.');
  return box;
}
