import { expect, test as base, type Browser, type Page } from '@playwright/test';

import { expectUsable } from './accessibility.js';
import { expectByKeyboard } from './keyboard.js';
import {
  brandScreens,
  firstScreens,
  officeRoutes,
  ownerScreens,
  shopRoutes,
  staffScreens,
  visitedScreens,
  type Screens,
} from './screens.js';
import { atlasUrl, brandUrl, signIn } from './staff.js';

const window = { viewport: { width: 1440, height: 900 } };
const here = 'http://tropic.localhost';
const officeOf = (baseURL = here) => `${baseURL}/dashboard/`;
type OfficeLogin = readonly [office: string, baseURL: string, email: string];

/**
 * Screens are visited in one signed-in window, as users do. A new window per screen would load and
 * compile the whole office again.
 */
const test = base.extend<object, { guest: Page; staff: Page; owner: Page; customer: Page }>({
  guest: [
    async ({ browser }, use, { project }) => use(await openWindow(browser, project.use.baseURL)),
    { scope: 'worker' },
  ],
  staff: [
    async ({ browser }, use, { project }) => {
      const atlas = atlasUrl(project.use.baseURL);
      await use(await signedIn(browser, [atlas, atlas, 'lead@selvedge.test']));
    },
    { scope: 'worker' },
  ],
  owner: [
    async (
      { browser },
      use,
      {
        project: {
          use: { baseURL = here },
        },
      },
    ) => {
      await use(await signedIn(browser, [officeOf(baseURL), baseURL, 'owner@tropic.test']));
    },
    { scope: 'worker' },
  ],
  customer: [
    async ({ browser }, use, { project }) => {
      const brand = brandUrl(project.use.baseURL);
      await use(await signedIn(browser, [officeOf(brand), brand, 'shopper@example.test']));
    },
    { scope: 'worker' },
  ],
});

/** axe-core can only be injected without the content security policy. */
async function openWindow(browser: Browser, baseURL = here): Promise<Page> {
  const context = await browser.newContext({ ...window, baseURL, bypassCSP: true });
  return await context.newPage();
}

async function signedIn(browser: Browser, [office, baseURL, email]: OfficeLogin): Promise<Page> {
  const page = await openWindow(browser, baseURL);
  await page.goto(office);
  await signIn(page, email);
  return page;
}

test.use({ ...window, bypassCSP: true });

/** Screens for orders and people, which must work completely by keyboard. */
const byKeyboard = new Set([
  ...['/board', '/orders', '/orders/$id', '/quotes/new', '/labels', '/slots'],
  ...['/customers', '/customers/$customer', '/stores', '/stores/$store', '/staff'],
  '/marketing-tools/notifications/builder',
]);

/** Routes of the table without a fixture. */
const missing = (routes: readonly string[], screens: Screens): readonly string[] => {
  const covered = new Set(screens.map(([route]) => route));
  return routes.filter((route) => !covered.has(route));
};

function everyIsUsable(whose: string, screens: Screens): void {
  for (const [name, open] of screens) {
    test(`NFR-007 NFR-012 ${name} of ${whose} is accessible and as wide as the window`, async ({
      page,
    }) => {
      await open(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectUsable(page, name);
      if (byKeyboard.has(name)) {
        await page.setViewportSize(window.viewport);
        await expectByKeyboard(page, name);
      }
    });
  }
}

test('NFR-007 NFR-012 every route is covered', () => {
  expect(missing(shopRoutes, [...visitedScreens, ...firstScreens])).toEqual([]);
  expect(missing(officeRoutes, [...staffScreens, ...brandScreens, ...ownerScreens])).toEqual([]);
});

test.describe('shop', () => {
  test.use({ page: ({ guest }, use) => use(guest) });
  everyIsUsable('a shop', visitedScreens);
});

everyIsUsable('a shop, for a new visitor,', firstScreens);

test.describe('atlas', () => {
  test.use({ page: ({ staff }, use) => use(staff) });
  everyIsUsable('atlas', staffScreens);
});

test.describe('dashboard', () => {
  test.use({ page: ({ owner }, use) => use(owner) });
  everyIsUsable('the dashboard', ownerScreens);
});

test.describe('main brand', () => {
  test.use({ page: ({ customer }, use) => use(customer) });
  everyIsUsable('the main brand', brandScreens);
});
