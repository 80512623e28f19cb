import { expect } from '@playwright/test';

import { owner } from './editor.js';
import { test } from './journey.js';
import { buy } from './shop.js';
import { atlasUrl, holdLive, moveTo, openBoard, order, reveal, signedIn, stage } from './staff.js';

test('ATL-013 RTM-011 ORD-046 orders of shoppers with and without script arrive and move live on every open board and for their owner', async ({
  browser,
  baseURL,
}) => {
  // Places and follows one order of each kind.
  test.setTimeout(2 * 60_000);
  const atlas = atlasUrl(baseURL);
  const [board, otherBoard, ada] = await Promise.all([
    signedIn(browser, atlas, 'staff@selvedge.test'),
    signedIn(browser, atlas, 'viewer@selvedge.test'),
    owner(browser),
  ]);
  await Promise.all([openBoard(board), openBoard(otherBoard), ada.goto('/dashboard/orders')]);
  await expect(ada.getByRole('row').nth(1)).toBeVisible();

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
    const shopper = await context.newPage();
    await buy(shopper);
    const number = /#?(\d{5,})/.exec(await shopper.getByRole('main').innerText())?.[1] ?? '';

    const hers = ada.locator(`[data-order="${number}"]`);
    await expect(hers).toContainText('Paid');
    // It is the last of the due orders.
    await reveal(stage(board, 'Paid'), number);
    await reveal(stage(otherBoard, 'Paid'), number);

    await moveTo(board, number, 'Printed');
    await reveal(stage(board, 'Printed'), number);
    await reveal(stage(otherBoard, 'Printed'), number);
    await expect(order(stage(otherBoard, 'Paid'), number)).toBeHidden();
    await expect(hers).toContainText('Printed');
    if (!javaScriptEnabled) await shopper.reload();
    await expect(shopper.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  }
});

test('ORD-037 a member of staff whose change conflicts sees the current status, also with the menu open @first-tier', async ({
  browser,
  baseURL,
}) => {
  const atlas = atlasUrl(baseURL);
  const [page, lead] = await Promise.all([
    signedIn(browser, atlas, 'staff@selvedge.test'),
    signedIn(browser, atlas, 'lead@selvedge.test'),
  ]);
  await Promise.all([openBoard(page), openBoard(lead)]);
  const number = (await stage(page, 'Packing').getByRole('link').first().innerText()).slice(1);
  await page.route('**/atlas/orders/status/', async (route) => {
    const orders = [{ id: Number(number), from: 'complete' }];
    await route.continue({ postData: JSON.stringify({ status: 'issue', orders }) });
  });
  await moveTo(page, number, 'Issue');
  await expect(
    page.getByRole('status').filter({ hasText: `Order ${number} was moved to` }),
  ).toBeVisible();
  await expect(order(stage(page, 'Packing'), number)).toBeVisible();
  await page.unroute('**/atlas/orders/status/');

  // The card moves to another stage: the open menu stays, says so, and moves it from there.
  await page.getByRole('button', { name: new RegExp(`^Status of order ${number}:`) }).click();
  const menu = page.getByRole('dialog', { name: `Order #${number}` });
  await moveTo(lead, number, 'Issue');
  await expect(menu.getByRole('status')).toContainText(`Order ${number} was moved to Issue by`);
  await menu.getByRole('menuitemradio', { name: 'Packing', exact: true }).click();
  await expect(menu).toHaveCount(0);
  for (const board of [page, lead])
    await expect(order(stage(board, 'Packing'), number)).toBeVisible();
});

test('staff select several orders, move them and back, and drag urgent ones', async ({
  browser,
  baseURL,
}) => {
  const page = await signedIn(browser, atlasUrl(baseURL), 'staff@selvedge.test');
  await openBoard(page);
  const [from, to] = [stage(page, 'Processing'), stage(page, 'Consolidated')];
  await expect(from.getByRole('row').nth(2)).toBeVisible();
  const links = from.getByRole('link', { name: /^#/ });
  const [one = '', other = ''] = (await links.allInnerTexts()).map((text) => text.slice(1));
  // The checkbox is hidden behind its drawing.
  await order(from, one).locator('label').click();
  await order(from, other).focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('toolbar', { name: 'Selected orders' });
  await expect(bar).toContainText('2 orders selected');
  await bar.getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitemradio', { name: 'Packing' }).click();
  for (const number of [one, other]) await expect(order(to, number)).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const number of [one, other]) await expect(order(from, number)).toBeVisible();

  await page.getByRole('button', { name: `Priority of order ${other}: Normal. Change` }).click();
  await page.getByRole('menuitemradio', { name: 'Urgent' }).click();
  await expect(from.getByRole('row').first()).toContainText(`#${other}`);
  await order(from, other).dragTo(to.getByRole('grid'));
  await expect(to.getByRole('row').first()).toContainText(`#${other}`);
});

test('staff find an order, open it and read its history', async ({ browser, baseURL }) => {
  const page = await signedIn(browser, atlasUrl(baseURL), 'staff@selvedge.test');
  const live = await holdLive(page);
  await page.goto('/orders?status=complete');
  const first = page.getByRole('row').nth(1);
  const number = (await first.getByRole('link').innerText()).slice(1);
  await page.getByRole('searchbox').fill(number);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: `#${number}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order #${number}` })).toBeVisible();
  // The address is copied with its line breaks, for a carrier's form.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const shipTo = page.getByRole('region', { name: 'Ship to' });
  await shipTo.getByRole('button', { name: 'Copy address' }).press('Enter');
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    (await shipTo.locator('address > span').allInnerTexts()).join('\n'),
  );
  // Without the live connection the data stays readable, with a notice until it is back.
  const away = page.getByText('Live updates are off. Reconnecting…');
  await live.cut();
  await expect(away).toBeVisible();
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.goBack();
  live.mend();
  await expect(away).toBeHidden();
  // The first event: the order as it was then, and back.
  await page.getByRole('link', { name: /^Placed with/ }).click();
  await expect(page.getByText('You are viewing an earlier version of this order')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Status of order/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'View current version' }).click();
  await expect(page.getByRole('button', { name: /^Status of order/ })).toBeVisible();
  // The palette finds it with its customer and status.
  await page.keyboard.press('Control+k');
  const searchBox = page.getByRole('searchbox', { name: 'Screen, order number or name' });
  await searchBox.fill(number);
  await expect(page.getByRole('menuitem', { name: `#${number}` })).toContainText('Order, Complete');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/orders/${number}$`));
  await page.keyboard.press('Control+k');
  await searchBox.fill('paper');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/board\?flow=paper$/);
  await page.keyboard.press('Control+k');
  await searchBox.pressSequentially('?');
  await expect(page.getByRole('menuitem', { name: 'Find orders by “?”' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  await searchBox.fill('tropic');
  await page.getByRole('menuitem', { name: 'Find orders by “tropic”' }).click();
  await expect(page).toHaveURL(/\/orders\?searchTerm=tropic$/);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Ctrl K');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
