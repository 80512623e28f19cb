import { expect, type Browser, type BrowserContextOptions } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { nordic, openSettings, openSettingsOf, pathOf, save, section } from './owner-settings.js';
import { buy, sidewaysOverflow } from './shop.js';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'serial' });

test('LAY-029 LAY-047 MKT-002 MKT-008 an owner changes menu, announcement and pop-up, and the next visitor sees them @first-tier', async ({
  page,
  browser,
}) => {
  const run = String(Date.now());
  await openSettings(page, 'menu');
  const entries = page.getByRole('list', { name: 'Menu entries' });
  await expect(entries.getByRole('button', { expanded: false }).first()).toContainText(
    'Collections',
  );
  await page.getByRole('button', { name: 'Add entry' }).click();
  await page.getByLabel('Text', { exact: true }).fill(`Knits ${run}`);
  const link = page.getByLabel('Link', { exact: true });
  await link.fill('javascript:alert(1)');
  await page.getByLabel('Text', { exact: true }).click();
  await expect(page.getByText('Please enter a path of your shop or a valid URL')).toBeVisible();
  await link.fill('/collection/forest/');
  await expect(page.getByText('Page in your shop')).toBeVisible();
  await page.getByRole('button', { name: `Move entry Knits ${run} up` }).press('Enter');
  const preview = page.getByRole('group', { name: 'Menu preview' }).getByRole('button');
  await expect(preview).toHaveText(['Collections', 'Fjord', `Knits ${run}`, 'Ingrid Solberg']);
  await section(page, 'Announcement');
  await page.getByLabel('Text', { exact: true }).fill(`Wool week ${run}`);
  await page.getByLabel('Show announcement').check();
  await section(page, 'Pop-up');
  await page.getByLabel('Heading').fill(`Hello ${run}`);
  await page.getByLabel('Text', { exact: true }).fill('Two pairs of socks for one.');
  await page.getByLabel('Show pop-up').check();
  await save(page);

  // The injected checker is blocked by the content security policy.
  const visitor = await (await browser.newContext({ bypassCSP: true })).newPage();
  await visitor.goto(nordic('/'));
  const menu = visitor.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: `Knits ${run}` })).toHaveAttribute(
    'href',
    /\/collection\/forest\/$/,
  );
  await expect(visitor.getByText(`Wool week ${run}`)).toBeVisible();
  const greeting = visitor.getByRole('dialog', { name: `Hello ${run}` });
  await expect(greeting).toBeVisible();
  expect(await violations(visitor)).toEqual([]);
  await visitor.keyboard.press('Escape');
  await expect(greeting).toBeHidden();
  expect(await visitor.evaluate(() => sessionStorage.getItem('greeted'))).toBe('yes');

  await page.getByLabel('Show pop-up').uncheck();
  await page.getByLabel('Heading').fill('');
  await page.getByLabel('Text', { exact: true }).fill('');
  await section(page, 'Announcement');
  await page.getByLabel('Show announcement').uncheck();
  await page.getByLabel('Text', { exact: true }).fill('');
  await section(page, 'Menu');
  await page.getByRole('button', { name: `Remove entry Knits ${run}` }).click();
  await save(page);
  await visitor.reload();
  await expect(menu.getByRole('link', { name: 'Ingrid Solberg' })).toBeVisible();
  await expect(menu.getByRole('link', { name: `Knits ${run}` })).toHaveCount(0);
  await expect(visitor.getByText(`Wool week ${run}`)).toHaveCount(0);
});

test('GRD-041 a visitor enters with the password set by the owner', async ({ page, browser }) => {
  const password = `low tide ${String(Date.now())}`;
  // A separate store, because a closed shop would break other journeys.
  await openSettingsOf('gallery', page, 'access', 'lead@selvedge.test');
  await page.getByLabel('Require a password').check();
  await page.getByRole('textbox', { name: /password/i }).fill(password);
  await save(page);
  await expect(page.getByLabel('New password')).toHaveValue('');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(pathOf('gallery', '/'));
  await expect(visitor.getByRole('heading', { name: 'This shop is private' })).toBeVisible();
  await visitor.getByRole('link', { name: 'Sign in as a team member' }).click();
  await visitor.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(visitor.getByRole('heading', { name: 'This shop is private' })).toBeVisible();
  await visitor.getByLabel('Shop password').fill(password);
  await visitor.getByRole('button', { name: 'Enter' }).click();
  await expect(visitor.getByRole('contentinfo')).toBeVisible();

  await page.getByLabel('Require a password').uncheck();
  await save(page);
});

/** Browser with stubbed measurement services. */
async function visitedBy(
  browser: Browser,
  requests: string[],
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ ...options, baseURL: nordic('') });
  await context.route(/facebook/, async (route) => {
    requests.push(route.request().url());
    await route.abort();
  });
  return context;
}

test('ANL-024 MKT-009 MKT-010 VAL-013 a shop is measured after consent, and a purchase is reported once', async ({
  page,
  browser,
}) => {
  await openSettings(page, 'measurement');
  const pixel = page.getByLabel('Facebook pixel');
  await pixel.fill('12345');
  await page.getByLabel('Pinterest tag').click();
  await expect(page.getByText('Invalid Facebook pixel')).toBeVisible();
  await pixel.fill('123456789012345');
  await save(page);

  const requests: string[] = [];
  const visitor = await (await visitedBy(browser, requests)).newPage();
  await visitor.clock.install();
  const programs = visitor.locator('script[src*="facebook"]');
  const question = visitor.getByRole('complementary', { name: 'Cookies' });
  await visitor.goto('/');
  await expect(question).toContainText('Allow Meta to use cookies');
  await visitor.clock.runFor(30_000);
  await expect(programs).toHaveCount(0);
  expect(requests).toEqual([]);
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(question).toBeHidden();
  await visitor.clock.runFor(30_000);
  await expect.poll(() => requests).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
  await expect(programs).toHaveCount(1);

  // The first browser's clock is frozen.
  const storageState = await visitor.context().storageState();
  const shopper = await (await visitedBy(browser, requests, { storageState })).newPage();
  const purchases = () => requests.filter((url) => url.includes('ev=Purchase'));
  await buy(shopper);
  await expect.poll(purchases).toHaveLength(1);
  expect(purchases()[0]).toMatch(/cd%5Bvalue%5D=\d+\.\d\d&cd%5Bcurrency%5D=GBP/);
  expect(purchases()[0]).not.toContain(shopper.url().split('/').at(-1));
  await shopper.reload();
  await expect(shopper.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await shopper.getByRole('link', { name: 'Privacy policy' }).click();
  await shopper.getByRole('button', { name: 'Cookie settings' }).click();
  await shopper.getByRole('button', { name: 'Essential only' }).click();
  await expect(shopper.locator('script[src*="facebook"]')).toHaveCount(0);
  expect(purchases()).toHaveLength(1);

  await pixel.fill('');
  await save(page);
});

test('the second of two people who save settings sees what the first changed', async ({
  page,
  browser,
}) => {
  await openSettings(page, 'popup');
  const other = await (await browser.newContext()).newPage();
  await openSettings(other, 'search');
  await other.getByRole('button', { name: 'Add redirect' }).click();
  await other.getByLabel('Search term').fill('jumper');
  await other.getByLabel('Destination').fill('/collection/forest/');
  await save(other);

  await page.getByLabel('Heading').fill('Hello');
  await page.keyboard.press('Control+s');
  const conflict = page
    .getByRole('alert')
    .filter({ hasText: 'Changed by them: Search redirects.' });
  await expect(conflict).toBeVisible();
  await expect(page.getByLabel('Heading')).toHaveValue('Hello');
  await conflict.getByRole('button', { name: 'Load their version' }).click();
  await expect(page.getByLabel('Heading')).toHaveValue('');
  await section(page, 'Search redirects');
  await page.getByRole('button', { name: 'Remove redirect 1' }).click();
  await save(page);
});

test('ERR-013 a failed save is reported and the input stays @first-tier', async ({
  page,
  context,
}) => {
  await openSettings(page, 'popup');
  const heading = page.getByLabel('Heading');
  await heading.fill('Never sent');
  await context.setOffline(true);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status')).toContainText([
    'Oops... looks like something went wrong. Please try again.',
  ]);
  await expect(heading).toHaveValue('Never sent');
  await context.setOffline(false);
});

test('NFR-007 NFR-012 the settings are accessible at wide and narrow widths', async ({
  browser,
}) => {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await openSettings(page, 'menu');
  // The sign-in button's announcements stay for seconds.
  await page.reload();
  await page.getByRole('button', { name: /^Fjord/, expanded: false }).click();
  await page.getByRole('button', { name: 'Add image tile' }).click();
  const looked = [
    'Menu',
    'General',
    'Access',
    'Search redirects',
    'Currencies',
    'Analytics and ads',
  ];
  for (const name of looked) {
    await section(page, name);
    expect(await violations(page)).toEqual([]);
  }
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Choose an image from your media library')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose Image' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
});
