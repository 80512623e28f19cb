import { expect, type Browser, type Page } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { signIn } from './staff.js';
import { sidewaysOverflow } from './shop.js';

// The injected checker is blocked by the content security policy.
test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

function nordic(path: string): string {
  const { baseURL = '' } = test.info().project.use;
  return baseURL.replace('//tropic.', '//nordic.') + path;
}

/** Origin of another site. */
function editorOrigin(): string {
  const { baseURL = '' } = test.info().project.use;
  return `http://127.0.0.1:${new URL(baseURL).port}`;
}

async function openList(page: Page): Promise<void> {
  await page.goto(nordic('/dashboard/settings/editors'));
  await signIn(page, 'owner@nordic.test');
  await expect(page.getByRole('heading', { level: 2, name: 'Page editors' })).toBeVisible();
  await expect(page.getByLabel('Editor address')).toBeVisible();
}

const allowed = (page: Page) => page.getByRole('list', { name: 'Allowed editors' });

async function allow(page: Page, origin: string): Promise<void> {
  const address = page.getByLabel('Editor address');
  await address.fill(origin);
  await address.press('Enter');
}

/** Creates a page and a code that opens it in an editor. */
function codeFor(page: Page, origin: string): Promise<string> {
  return page.evaluate(async (programOrigin) => {
    const [, token = ''] = /XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? [];
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': token };
    const post = async (path: string, body: object) => {
      const answer = await fetch(`/omnis/v3${path}`, {
        ...{ method: 'POST', headers, body: JSON.stringify(body) },
      });
      return answer.json();
    };
    const { store } = await (await fetch('/omnis/v3/dashboard/secure/get/')).json();
    const division = String(store.active.id);
    const { id } = await post(`/divisions/${division}/pages/?draft=1`, {});
    const scopes = ['page:read', 'page:write'];
    const grant = { pageId: id, origin: programOrigin, module: 'v2', scopes };
    return (await post('/connect/grants/', grant)).code;
  }, origin);
}

/** Opens the session in a window of the other site, as a real editor would. */
async function openSession(browser: Browser, name: string, code: string): Promise<number> {
  // The policy of the served document would block all requests.
  const context = await browser.newContext({ bypassCSP: true });
  const otherSite = await context.newPage();
  await otherSite.goto(`${editorOrigin()}/healthz`);
  const status = await otherSite.evaluate(
    async ([address, given, called]) => {
      const client = { name: called, version: '2' };
      const answer = await fetch(address, {
        ...{ method: 'POST', credentials: 'omit', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify({ code: given, protocol: [1], client }),
      });
      return answer.status;
    },
    [nordic('/omnis/v3/connect/sessions/'), code, name] as const,
  );
  await context.close();
  return status;
}

test('an owner permits external editors, sees their sessions and ends them', async ({
  page,
  browser,
}) => {
  const origin = editorOrigin();
  const run = String(Date.now());
  await openList(page);
  await allow(page, 'http://editor.example');
  await expect(page.getByText('Enter an address like https://editor.example')).toBeVisible();
  const other = `https://editor-${run}.example`;
  await allow(page, `${other}/`);
  await expect(allowed(page)).toContainText(other);
  if (!(await allowed(page).getByText(origin, { exact: true }).isVisible())) {
    await allow(page, origin);
    await expect(allowed(page)).toContainText(origin);
  }
  const name = `Loom ${run}`;
  expect(await openSession(browser, name, await codeFor(page, origin))).toBe(200);
  const live = page.getByRole('list', { name: 'Connected editors' });
  await expect(live.getByText(`${name} 2`)).toBeVisible({ timeout: 15_000 });
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  await live.getByRole('button', { name: `Disconnect ${name}` }).click();
  await expect(page.getByText(`${name} 2`)).toHaveCount(0);

  // The list saves itself, and further typing is kept.
  await page.getByRole('button', { name: `Remove ${other}` }).click();
  await expect(page.getByText(other)).toHaveCount(0);
  const sections = page.getByRole('navigation', { name: 'Settings' });
  await sections.getByRole('link', { name: 'Favourites' }).click();
  const favourites = page.getByRole('checkbox').first();
  const before = await favourites.isChecked();
  await favourites.setChecked(!before);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
  await favourites.setChecked(before);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
});
