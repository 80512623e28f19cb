import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { blockOf, makePage, owner } from './editor.js';
import { findsNoServer, hydrated, sidewaysOverflow } from './shop.js';
import { atlasUrl, signedIn } from './staff.js';

test.use({ bypassCSP: true });

const failed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Oops... Looks like something went wrong' });

/** What the page tells of errors from now on, and how often it is loaded. */
function listen(page: Page) {
  const reported: object[] = [];
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    if (request.url().endsWith('/omnis/v3/browser-errors/'))
      reported.push(Object.fromEntries(new URLSearchParams(request.postData() ?? '')));
  });
  return { reported, loads: () => loads };
}

test('LAY-041 ERR-024 CST-051 whose office cannot be had reads so a second later, and reloads it', async ({
  browser,
  baseURL,
}) => {
  const page = await signedIn(browser, atlasUrl(baseURL), 'staff@selvedge.test');
  const session = '**/dashboard/secure/get/';
  await page.route(session, (route) => route.fulfill({ status: 500, json: {} }));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/orders');
  // What the program does at once takes no time by this clock but for the moments that it asks for.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.getByRole('status', { name: 'One moment' })).toBeAttached({ timeout: 100 });
  }).toPass({ intervals: [50] });
  await page.clock.runFor(900);
  await expect(failed(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(failed(page)).toBeVisible();
  await page.clock.resume();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([await violations(page), await sidewaysOverflow(page)]).toEqual([[], 0]);
  }

  await page.unroute(session);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Sort', { exact: true })).toBeVisible();
});

test('ANL-023 CST-039 ERR-068 a page whose program lost a file is loaded again three times, and then tells of it', async ({
  browser,
  baseURL,
  page: shop,
}) => {
  const office = await signedIn(browser, atlasUrl(baseURL), 'staff@selvedge.test');
  const lost = /\/assets\/(OrderListPage|collection)-[^/]*\.js$/;
  const observed = listen(office);
  const ways = [
    ['office', office, '/orders', /^OrderListPage-/, observed],
    ['shop', shop, '/collection/golden-hour/', /^collection-/, listen(shop)],
  ] as const;
  for (const [program, page, path, file, { reported, loads }] of ways) {
    await page.route(lost, (route) => route.abort());
    await page.goto(path);
    await expect
      .poll(() => reported)
      .toEqual([{ kind: 'lost-file', program, at: expect.stringMatching(file) }]);
    expect(loads()).toBe(4);
    await page.unroute(lost);
  }

  // A page of the shop is there without its program; the office says what is wrong, beside its menu.
  await expect(shop.getByRole('form', { name: 'Filters' })).toBeVisible();
  await expect(failed(office)).toBeVisible();
  await office.getByRole('button', { name: 'Reload' }).click();
  await expect(office.getByLabel('Sort', { exact: true })).toBeVisible();

  // What fails in the program itself is shown in the same way, and told by its place.
  const body = 'export {};';
  await office.route(lost, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await office.goto('/orders');
  await expect(failed(office)).toBeVisible();
  await expect
    .poll(() => observed.reported.at(-1))
    .toEqual({
      ...{ kind: 'error', program: 'office', name: expect.stringMatching(/^React\d+$/) },
      at: expect.stringMatching(/^[\w-]+\.js:\d+:\d+/),
    });
});

test('whose order lacks a panel, as its file did not come, works on with the rest, and has it asked for again', async ({
  browser,
  baseURL,
}) => {
  const page = await signedIn(browser, atlasUrl(baseURL), 'staff@selvedge.test');
  await page.goto('/orders');
  const order = page.locator('[data-order]').first().getByRole('link').first();
  const address = (await order.getAttribute('href')) ?? '';
  // Where the server answers, a file that is missing is of an older version, and the program is loaded anew.
  const lost = /\/assets\/(LedgerPanel|OfficeShortcuts)-[^/]*\.js$|\/livez$/;
  await page.route(lost, (route) => route.abort());
  const isAlone = findsNoServer(page);
  await page.goto(address);
  const within = page.getByRole('main').getByRole('alert');
  const notice = page.getByRole('alert').filter({ hasText: 'This part of the program' });
  await expect(within).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Items' })).toBeVisible();
  await isAlone;
  const isAloneStill = findsNoServer(page);
  await page.keyboard.press('?');
  await expect(notice).toHaveCount(2);
  await isAloneStill;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(notice.first()).toBeInViewport();
    expect([await violations(page), await sidewaysOverflow(page)]).toEqual([[], 0]);
  }

  await page.unroute(lost);
  await within.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Ledger' })).toBeVisible();
  const keys = page.getByRole('dialog', { name: 'Keyboard' });
  const again = notice.getByRole('button', { name: 'Try again' });
  // An engine that remembers what did not come has had the page loaded anew, without what was open.
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    else if (!(await keys.isVisible())) await page.keyboard.press('?');
    await expect(keys).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('ERR-030 who follows a link that is not let through has its shop told of it', async ({
  browser,
}) => {
  const ada = await owner(browser);
  const html = '<p><a href="javascript:alert(1)">Prizes</a></p>';
  const { url } = await makePage(ada, [blockOf('text', { html })]);
  const shopper = await (await browser.newContext()).newPage();
  const { reported } = listen(shopper);
  await shopper.goto(new URL(url, ada.url()).href);
  await hydrated(shopper);
  await shopper.getByText('Prizes').click();
  await expect.poll(() => reported).toEqual([{ kind: 'blocked-link', program: 'shop' }]);
});

test('who gets not what cuts a picture keeps their page, and asks for it again in its place', async ({
  browser,
  baseURL,
}) => {
  const page = await signedIn(browser, baseURL ?? '', 'owner@tropic.test');
  const lost = /\/assets\/PictureCropper-[^/]*\.js$|\/livez$/;
  await page.route(lost, (route) => route.abort());
  const isAlone = findsNoServer(page);
  await page.goto('/account/details/');
  // The form of who has no script is gone once the page's program runs.
  await expect(page.getByRole('button', { name: 'Save picture' })).toBeHidden();
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const choose = () => page.getByLabel(/^Choose picture/).setInputFiles(picture);
  await choose();
  const notice = page.getByRole('alert').filter({ hasText: 'This part of the page' });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('First name')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(notice).toBeInViewport();
    expect([await violations(page), await sidewaysOverflow(page)]).toEqual([[], 0]);
  }

  await isAlone;
  await page.unroute(lost);
  await notice.getByRole('button', { name: 'Try again' }).click();
  const chosen = page.getByRole('img', { name: 'Selected part' });
  // Or it is chosen again, where the engine remembers what did not come, and the page was loaded anew.
  await expect(async () => {
    await expect(notice).toBeHidden();
    if (!(await chosen.isVisible())) await choose();
    await expect(chosen).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
