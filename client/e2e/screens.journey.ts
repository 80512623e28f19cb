import { expect, test, type Browser, type Page } from '@playwright/test';

import { expectUsable } from './accessibility.js';
import { officeRoutes, ownerScreens, shopRoutes, shopScreens, staffScreens } from './screens.js';
import { atlasUrl, signIn } from './staff.js';

// Each of them visits a whole list.
test.describe.configure({ timeout: 240_000 });

/** Only without its policy axe-core can be put into a page. */
async function pageOn(browser: Browser, baseURL = ''): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const page = await (await browser.newContext({ baseURL, viewport, bypassCSP: true })).newPage();
  await page.goto('/');
  return page;
}

async function expectAllUsable(page: Page, screens: typeof shopScreens): Promise<void> {
  for (const [name, open] of screens) {
    await test.step(name, async () => {
      await open(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectUsable(page, name);
    });
  }
  console.log(`axe-core: ${screens.length} screens`);
}

/** Those that the table has and the fixtures do not. */
const missing = (routes: readonly string[], fixtures: typeof shopScreens): readonly string[] => {
  const known = new Set(fixtures.map(([route]) => route));
  return routes.filter((route) => !known.has(route));
};

test('NFR-007 NFR-012 every screen of a shop is for everybody, and as wide as the window', async ({
  browser,
  baseURL,
}) => {
  expect(missing(shopRoutes, shopScreens)).toEqual([]);
  await expectAllUsable(await pageOn(browser, baseURL), shopScreens);
});

test('NFR-007 NFR-012 every screen of the office is for everybody, and as wide as the window', async ({
  browser,
  baseURL,
}) => {
  expect(missing(officeRoutes, [...staffScreens, ...ownerScreens])).toEqual([]);
  const staff = await pageOn(browser, atlasUrl(baseURL));
  await signIn(staff, 'staff@selvedge.test');
  await expectAllUsable(staff, staffScreens);
  const owner = await pageOn(browser, baseURL);
  await owner.goto('/dashboard/');
  await signIn(owner, 'owner@tropic.test');
  await expectAllUsable(owner, ownerScreens);
});
