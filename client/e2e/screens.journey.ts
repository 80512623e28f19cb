import { expect, test as base, type Browser, type BrowserContext } from '@playwright/test';

import { expectUsable } from './accessibility.js';
import {
  brandScreens,
  officeRoutes,
  ownerScreens,
  shopRoutes,
  shopScreens,
  staffScreens,
  type Screens,
} from './screens.js';
import { atlasUrl, brandUrl, signIn } from './staff.js';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Who works in an office signs in once, and is signed in on all of its screens. */
const test = base.extend<object, { staff: Session; owner: Session; shopper: Session }>({
  staff: [
    async ({ browser }, use, { project }) => {
      await use(await sessionOf(browser, atlasUrl(project.use.baseURL), 'lead@selvedge.test'));
    },
    { scope: 'worker' },
  ],
  owner: [
    async ({ browser }, use, { project }) => {
      await use(
        await sessionOf(browser, `${project.use.baseURL ?? ''}/dashboard/`, 'owner@tropic.test'),
      );
    },
    { scope: 'worker' },
  ],
  shopper: [
    async ({ browser }, use, { project }) => {
      const office = `${brandUrl(project.use.baseURL)}/dashboard/`;
      await use(await sessionOf(browser, office, 'shopper@example.test'));
    },
    { scope: 'worker' },
  ],
});

async function sessionOf(browser: Browser, office: string, email: string): Promise<Session> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(office);
  await signIn(page, email);
  const session = await context.storageState();
  await context.close();
  return session;
}

// Only without its policy axe-core can be put into a page.
test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

/** Those that the table has and the fixtures do not. */
const missing = (routes: readonly string[], screens: Screens): readonly string[] => {
  const known = new Set(screens.map(([route]) => route));
  return routes.filter((route) => !known.has(route));
};

function everyIsUsable(whose: string, screens: Screens): void {
  for (const [name, open] of screens) {
    test(`NFR-007 NFR-012 ${name} of ${whose} is for everybody, and as wide as the window`, async ({
      page,
    }) => {
      await open(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectUsable(page, name);
    });
  }
}

test('NFR-007 NFR-012 every screen is among those that are looked at', () => {
  expect(missing(shopRoutes, shopScreens)).toEqual([]);
  expect(missing(officeRoutes, [...staffScreens, ...brandScreens, ...ownerScreens])).toEqual([]);
});

everyIsUsable('a shop', shopScreens);

test.describe('the office of the staff', () => {
  test.use({
    baseURL: async ({ baseURL }, use) => use(atlasUrl(baseURL)),
    storageState: ({ staff }, use) => use(staff),
  });
  everyIsUsable('the office of the staff', staffScreens);
});

test.describe('the office of an owner', () => {
  test.use({ storageState: ({ owner }, use) => use(owner) });
  everyIsUsable('an owner’s office', ownerScreens);
});

test.describe('the office of the main brand', () => {
  test.use({
    baseURL: async ({ baseURL }, use) => use(brandUrl(baseURL)),
    storageState: ({ shopper }, use) => use(shopper),
  });
  everyIsUsable('whoever has an account', brandScreens);
});
