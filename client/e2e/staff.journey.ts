import { expect } from '@playwright/test';

import { owner } from './editor.js';
import { test } from './journey.js';
import { buy } from './shop.js';
import {
  atlasUrl,
  demoPassword,
  holdLive,
  moveTo,
  openBoard,
  openMore,
  order,
  reveal,
  signedIn,
  signIn,
  stage,
} from './staff.js';
import { phone } from './widths.js';

test('ATL-013 RTM-011 ORD-046 orders of shoppers with and without script arrive and move on every open board', async ({
  browser,
  baseURL,
}) => {
  // An order of each is placed and watched, one after the other.
  test.setTimeout(2 * 60_000);
  const atlas = atlasUrl(baseURL);
  const [board, otherBoard] = await Promise.all([
    signedIn(browser, atlas, 'staff@selvedge.test'),
    signedIn(browser, atlas, 'viewer@selvedge.test'),
  ]);
  await Promise.all([openBoard(board), openBoard(otherBoard)]);

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
    const shopper = await context.newPage();
    await buy(shopper);
    const number = /#?(\d{5,})/.exec(await shopper.getByRole('main').innerText())?.[1] ?? '';

    // It is the last of those that are due.
    await reveal(stage(board, 'Paid'), number);
    await reveal(stage(otherBoard, 'Paid'), number);

    await moveTo(board, number, 'Printed');
    await reveal(stage(board, 'Printed'), number);
    await reveal(stage(otherBoard, 'Printed'), number);
    await expect(order(stage(otherBoard, 'Paid'), number)).toBeHidden();
    if (!javaScriptEnabled) await shopper.reload();
    await expect(shopper.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  }
});

test('API-013 IDN-012 a viewer has no menu to move orders, signs out, and is refused by a wrong password the same as an unknown address', async ({
  browser,
  baseURL,
}) => {
  const page = await signedIn(browser, atlasUrl(baseURL), 'viewer@selvedge.test');
  await openBoard(page);
  await expect(page.getByRole('link', { name: /^#\d+$/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Status of order/ })).toHaveCount(0);

  // On a phone a stage fills the screen, and the way out is in the drawer.
  await page.setViewportSize(phone);
  const tab = page
    .getByRole('navigation', { name: 'Stages' })
    .getByRole('button', { name: 'Paid' });
  await tab.click();
  await expect(stage(page, 'Paid')).toBeInViewport({ ratio: 0.9 });
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await (await openMore(page)).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to atlas' })).toBeVisible();
  const tryAs = async (email: string): Promise<void> => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill('wrong-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('or the password is wrong');
  };
  await tryAs('nobody@selvedge.test');
  await tryAs('viewer@selvedge.test');
  // Whoever mends what was wrong is let in, to a screen: the form's own address leads nowhere.
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/board/);
});

test('EDT-020 somebody of the staff asks for what they may not do, with a reason, and takes it back', async ({
  browser,
  baseURL,
}) => {
  const page = await signedIn(browser, atlasUrl(baseURL), 'viewer@selvedge.test');
  await page.goto('/');
  await page.getByRole('button', { name: 'Staff: ask for it' }).click();
  const asked = page.getByRole('dialog', { name: /^Ask for/ });
  await asked.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(asked.getByText('This field is required')).toBeVisible();
  await asked.getByLabel('What do you need it for?').fill('I look after who comes in');
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: 'Close without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await asked.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('Permission request successfully submitted')).toBeVisible();
  await page.getByRole('button', { name: 'Staff: asked for' }).click();
  await asked.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('button', { name: 'Staff: ask for it' })).toBeVisible();
});

test('ORD-037 who was overtaken is told what is there now', async ({ browser, baseURL }) => {
  const atlas = atlasUrl(baseURL);
  const page = await signedIn(browser, atlas, 'staff@selvedge.test');
  await openBoard(page);
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
});

test('staff choose several orders, move them at once and back, and drag what presses', async ({
  browser,
  baseURL,
}) => {
  const page = await signedIn(browser, atlasUrl(baseURL), 'staff@selvedge.test');
  await openBoard(page);
  const [from, to] = [stage(page, 'Processing'), stage(page, 'Consolidated')];
  await expect(from.getByRole('row').nth(2)).toBeVisible();
  const links = from.getByRole('link', { name: /^#/ });
  const [one = '', other = ''] = (await links.allInnerTexts()).map((text) => text.slice(1));
  // The box itself is hidden: a person clicks on what is drawn for it.
  await order(from, one).locator('label').click();
  await order(from, other).focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('toolbar', { name: 'Chosen orders' });
  await expect(bar).toContainText('2 orders chosen');
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

test('staff find an order, open it and see what happened to it', async ({ browser, baseURL }) => {
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
  // With the live connection away all of it can be read, and it says so until the connection is back.
  const away = page.getByText('Live updates are off, trying again…');
  await live.cut();
  await expect(away).toBeVisible();
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.goBack();
  live.mend();
  await expect(away).toBeHidden();
  // The first that happened to it: how it was then, and back.
  await page.getByRole('link', { name: /^Placed with/ }).click();
  await expect(page.getByText('This is the order as it was')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Status of order/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to now' }).click();
  await expect(page.getByRole('button', { name: /^Status of order/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const sought = page.getByRole('searchbox', { name: 'Screen, order number or name' });
  await sought.fill('paper');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/board\?flow=paper$/);
  await page.keyboard.press('Control+k');
  await sought.pressSequentially('?');
  await expect(page.getByRole('menuitem', { name: 'Find orders by “?”' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toHaveCount(0);
  await sought.fill('tropic');
  await page.getByRole('menuitem', { name: 'Find orders by “tropic”' }).click();
  await expect(page).toHaveURL(/\/orders\?searchTerm=tropic$/);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('Ctrl K');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('RTE-077 who may not see a screen of a dashboard is led to /403/, and offered none', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/dashboard/');
  await signIn(page, 'viewer@selvedge.test');
  await expect(page.getByRole('heading', { name: 'Permission denied' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(0);
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL(/\/403\/$/);
});

test('atlas offers staff the screens that it has', async ({ browser, baseURL }) => {
  const page = await signedIn(browser, atlasUrl(baseURL), 'viewer@selvedge.test');
  await page.goto('/');
  const screens = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(screens).toHaveText(['Board', 'Orders', 'Slots']);
  await page.goto('/products');
  await expect(page.getByRole('heading', { name: 'Permission denied' })).toBeVisible();
});

test('ORD-045 an owner sees the orders of the own store, and only those', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/dashboard/');
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await page.goto('/dashboard/nowhere');
  await signIn(page, 'owner@tropic.test');
  await page.getByRole('link', { name: 'Go to your first screen' }).click();
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Store' })).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order #\d+$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Status log' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
});

test('an owner goes from the dashboard to the shop and back, and signs out there', async ({
  browser,
}) => {
  const page = await owner(browser);
  await page.goto('/dashboard/');
  await page.getByRole('link', { name: 'View shop' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  const account = page.getByRole('group').filter({ hasText: 'Sign out' });
  await page.locator('summary[aria-label^="Signed in as"]').click();
  await account.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('link', { name: 'View shop' })).toBeVisible();
  await page.goto('/');
  await page.locator('summary[aria-label^="Signed in as"]').click();
  await account.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});
