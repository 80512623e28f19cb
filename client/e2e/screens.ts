// Contracts are classes with decorators.
import 'reflect-metadata';

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { SHOP_ROUTES } from '@selvedge/shared/storefront/routes';
import { expect, type Page } from '@playwright/test';

import { ADDRESSES } from '../src/shop/app/fixtures.testing.gen.js';
import { begin, signUp as signUpVerified, turnOn } from './second-factor.js';
import { addToBasket, cards, fillAddress, payBy } from './shop.js';
import { atlasUrl, signIn } from './staff.js';

type Open = (page: Page) => Promise<unknown>;
/** Screens by route or content, with a function that opens them. */
export type Screens = readonly (readonly [route: string, open: Open])[];

const visit =
  (address: string): Open =>
  (page) =>
    page.goto(address);
/** Unknown id: its error page is a screen too. */
const unknownId = 'a'.repeat(32);
const product = '/product/retro-sun-tee/';

/** Addresses of a shop: the route table and the home page. */
export const shopRoutes: readonly string[] = ['/', ...SHOP_ROUTES];

/** Screens that a new visitor reaches only through other steps. */
export const firstScreens: Screens = [
  ['/login/', visit('/login/?redirect_uri=%2F')],
  ['/login/code/', (page) => openSecondStep(page)],
  ['/sign-up/verify/', signUp],
  ['/account/', (page) => openAccount(page)],
  ['/account/details/', (page) => openAccount(page, 'details', 'Your details')],
  ['/account/addresses/', (page) => openAccount(page, 'addresses', 'Your addresses')],
  ['/account/data/', (page) => openAccount(page, 'data', 'Your data')],
  ['/account/two-factor/', (page) => openAccount(page, 'two-factor', 'Two-factor authentication')],
  ['/account/security/', (page) => openAccount(page, 'security', 'Sign-in and security')],
  ['/countdown/', openNeon],
  ['empty basket', visit('/basket/')],
  ['/search/', visit('/search/?q=retor+sun')],
  ['a search without results', visit('/search/?q=zxqwv')],
  ['an unknown invoice', visit(`/invoice/${unknownId}`)],
  ['/invoice/{orderHash}', openInvoice],
  ['/order-history/{customerHash}', visit(`/order-history/${unknownId}`)],
  ['a collection where nothing matches', visit('/collection/golden-hour/?size=No+such+size')],
  ['/creator/{creator}/', openCreator],
  ['a bundle', openBundle],
  ['/product/{product}/{colour}', openColour],
  ['the basket notice', (page) => fillBasket(page)],
  ['/basket/', (page) => fillBasket(page, '/basket/')],
  ['/checkout/', (page) => fillBasket(page, '/checkout/')],
  ['a checkout with errors', checkOutWithErrors],
  ['/pay/{order}/', payInVain],
  ['/receipt/{orderHash}', payWell],
  ['/advanced-quote/{order}/', openQuote],
];

/** Address of a route; placeholders are filled from the screen's fixture. */
const addressOf = (route: string): string | undefined =>
  route.includes('{') ? ADDRESSES[route] : route;

/** Other screens, opened by address. */
export const visitedScreens: Screens = shopRoutes.flatMap((route): Screens => {
  const address = addressOf(route);
  if (address === undefined || firstScreens.some(([name]) => name === route)) return [];
  return [[route, visit(address)]];
});

const main = (page: Page) => page.getByRole('main');

/** Creates an account without reading its mail. */
async function signUp(page: Page): Promise<void> {
  await page.goto('/sign-up/');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('E-mail').fill(`tour-${Date.now()}@example.test`);
  await page.getByLabel('Password', { exact: true }).fill('four words make one');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
}

async function openInvoice(page: Page): Promise<void> {
  await payWell(page);
  await page.getByRole('link', { name: 'Invoice' }).click();
  await page.getByRole('heading', { level: 1, name: 'Invoice' }).waitFor();
}

async function openSecondStep(page: Page): Promise<void> {
  const email = await signUpVerified(page);
  await turnOn(page);
  await begin(page, email);
}

async function openAccount(page: Page, part = '', heading = 'Your account'): Promise<void> {
  await page.goto(part === '' ? '/account/' : `/account/${part}/`);
  await page.getByLabel('E-mail').fill('shopper@example.test');
  await page.getByLabel('Password', { exact: true }).fill('selvedge-demo-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

async function openNeon(page: Page): Promise<void> {
  await page.goto('/');
  await page.goto(page.url().replace('//tropic.', '//neon.'));
}

async function openCreator(page: Page): Promise<void> {
  await page.goto('/sitemap/');
  await main(page).locator('a[href^="/creator/"]').first().click();
  await page.waitForURL(/\/creator\//);
}

async function openBundle(page: Page): Promise<void> {
  await page.goto('/sitemap/');
  await main(page)
    .getByRole('link', { name: /bundle/i })
    .first()
    .click();
}

async function openColour(page: Page): Promise<void> {
  await page.goto(product);
  const colour = page.getByRole('list', { name: 'Colour' }).getByRole('link').last();
  await page.goto((await colour.getAttribute('href')) ?? '');
}

/** Adds a product to the basket and continues to an address. */
async function fillBasket(page: Page, address?: string): Promise<void> {
  await page.goto(product);
  await addToBasket(page);
  if (address !== undefined) await page.goto(address);
}

async function checkOutWithErrors(page: Page): Promise<void> {
  await fillBasket(page, '/checkout/');
  await page.locator('form').evaluate((form) => form.setAttribute('novalidate', ''));
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('alert')).toBeVisible();
}

async function payInVain(page: Page): Promise<void> {
  await fillBasket(page, '/checkout/');
  await fillAddress(page);
  await payBy(page, cards.declined);
  await expect(page).toHaveURL(/\/pay\//);
}

/** Opens an unsent quote by the link that staff see. */
async function openQuote(page: Page): Promise<void> {
  await page.goto('/');
  const atlas = atlasUrl(new URL(page.url()).origin);
  await page.goto(atlas);
  await signIn(page, 'lead@selvedge.test');
  await page.goto(`${atlas}/orders?flow=bespoke&status=quote`);
  await page.locator('[data-order]').first().getByRole('link').first().click();
  const link = page.getByRole('link', { name: 'View as customer' });
  await page.goto((await link.getAttribute('href')) ?? '');
}

async function payWell(page: Page): Promise<void> {
  await fillBasket(page, '/checkout/');
  await fillAddress(page);
  await payBy(page, cards.good);
  await page.waitForURL(/\/receipt\//);
}

/** Office routes, from the router and its screens. */
export const officeRoutes: readonly string[] = officePaths();

function officePaths(): readonly string[] {
  const folder = path.resolve(import.meta.dirname, '../src/office');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file === 'app/routes.ts' || file.endsWith('.screen.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\bpath: '([^']+)'/g)])
    .map(([, address = '']) => address);
}

/** Opens a list and its first entry. */
const first =
  (list: string, link: RegExp): Open =>
  async (page) => {
    await page.goto(list);
    await page.getByRole('row').getByRole('link', { name: link }).first().click();
    await page.waitForURL((url) => !url.pathname.endsWith(list));
  };

async function openCustomer(page: Page): Promise<void> {
  await page.goto('/customers');
  await main(page).getByRole('rowheader').getByRole('link').first().click();
  await page.waitForURL(/\/customers\/\d+$/);
}

/** Screens of atlas. */
export const staffScreens: Screens = [
  ['/', visit('/')],
  ['/board', visit('/board')],
  ['/orders', visit('/orders')],
  ['/orders/$id', first('/orders', /^#\d+$/)],
  ['/quotes/new', visit('/quotes/new')],
  ['/labels', visit('/labels')],
  ['/slots', visit('/slots')],
  ['/installation', visit('/installation')],
  ['/staff', visit('/staff')],
  ['/approvals', visit('/approvals')],
  ['/stores', visit('/stores')],
  ['/stores/$store', first('/stores', /^[A-Z]/)],
  ['/customers', visit('/customers')],
  ['/customers/$customer', openCustomer],
  ['/payroll', visit('/payroll')],
  ['/profile', visit('/profile')],
  ['/security', visit('/security')],
  ['/join', visit('/join')],
];

/** The link appears once the country has a name. */
async function openCountry(page: Page): Promise<void> {
  await page.goto('/dashboard/shops/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Weft and Warp on tour');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Create shop' }).waitFor();
}

/** Account screens on the main brand. */
export const brandScreens: Screens = [
  ['/shops', visit('/dashboard/shops')],
  ['/shops/new', visit('/dashboard/shops/new')],
  ['/shops/new/country', openCountry],
];

const coveredRoutes = new Set([...staffScreens, ...brandScreens].map(([name]) => name));

/** Dashboard screens with parameters. */
const ownerJourneys: Screens = [
  ['/products/$uuid', first('/dashboard/products', /\w/)],
  ['/collections/$uuid', first('/dashboard/collections', /\w/)],
  ['/discounts/$uuid', first('/dashboard/discounts', /\w/)],
  ['/creators/$uuid', first('/dashboard/creators', /\w/)],
  ['/settings/{-$section}', visit('/dashboard/settings/general')],
];

/** Screens that only owners see, opened by address unless listed above. */
export const ownerScreens: Screens = [
  ...officeRoutes
    .filter((route) => !route.includes('$') && !coveredRoutes.has(route))
    .map((route) => [route, visit(`/dashboard${route}`)] as const),
  ...ownerJourneys,
];
