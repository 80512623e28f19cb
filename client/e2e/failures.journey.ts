import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { blockOf, makePage, owner } from './editor.js';
import { findsNoServer, hydrated, sidewaysOverflow } from './shop.js';
import { atlasUrl, signedIn } from './staff.js';

test.use({ bypassCSP: true });

const failed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Oops... Looks like something went wrong' });

/** Records reported errors and page loads. */
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

test('LAY-041 ERR-024 CST-051 an office that cannot load shows an error after one second and reloads @first-tier', async ({
  browser,
  baseURL,
}) => {
  const page = await signedIn(browser, atlasUrl(baseURL), 'staff@selvedge.test');
  const session = '**/dashboard/secure/get/';
  await page.route(session, (route) => route.fulfill({ status: 500, json: {} }));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/orders');
  // Simulated clock: only requested delays advance it.
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

test('ANL-023 CST-039 ERR-068 a page with a missing script file reloads three times and then reports it @first-tier', async ({
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

  // A shop page works without its script; the office shows the error next to its menu.
  await expect(shop.getByRole('form', { name: 'Filters' })).toBeVisible();
  await expect(failed(office)).toBeVisible();
  await office.getByRole('button', { name: 'Reload' }).click();
  await expect(office.getByLabel('Sort', { exact: true })).toBeVisible();

  // A fault inside the program is shown the same way and reported with its location.
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

test('an order page with a panel that failed to load keeps working and offers to retry', async ({
  browser,
  baseURL,
}) => {
  const page = await signedIn(browser, atlasUrl(baseURL), 'staff@selvedge.test');
  await page.goto('/orders');
  const order = page.locator('[data-order]').first().getByRole('link').first();
  const address = (await order.getAttribute('href')) ?? '';
  // If the server answers, a missing file means an older version and the program reloads.
  const lost = /\/assets\/(LedgerPanel|OfficeShortcuts)-[^/]*\.js$|\/livez$/;
  await page.route(lost, (route) => route.abort());
  const isAlone = findsNoServer(page);
  await page.goto(address);
  const within = page.getByRole('main').getByRole('alert');
  const notice = page.getByRole('alert').filter({ hasText: 'This part of the page' });
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
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const again = notice.getByRole('button', { name: 'Try again' });
  // Browsers that cache the failed import have reloaded the page, which closed the panel.
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    else if (!(await keys.isVisible())) await page.keyboard.press('?');
    await expect(keys).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('ERR-030 following a blocked link reports it to the shop @first-tier', async ({ browser }) => {
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

test('a page whose image cropper fails to load stays open and offers to retry', async ({
  browser,
  baseURL,
}) => {
  const page = await signedIn(browser, baseURL ?? '', 'owner@tropic.test');
  const lost = /\/assets\/PictureCropper-[^/]*\.js$|\/livez$/;
  await page.route(lost, (route) => route.abort());
  const isAlone = findsNoServer(page);
  await page.goto('/account/details/');
  // The form for browsers without script disappears once the script runs.
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
  // Browsers that cache the failed import have reloaded the page, so the file is chosen again.
  await expect(async () => {
    await expect(notice).toBeHidden();
    if (!(await chosen.isVisible())) await choose();
    await expect(chosen).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
