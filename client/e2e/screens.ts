// The contracts that screens name are classes with decorators.
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
/** Each by its route, or by what it shows, with the way to it. */
export type Screens = readonly (readonly [route: string, open: Open])[];

const visit =
  (address: string): Open =>
  (page) =>
    page.goto(address);
/** An address that nobody has: what is there for it is a screen too. */
const nobody = 'a'.repeat(32);
const product = '/product/retro-sun-tee/';

/** The addresses of a shop: the table, and its own address. */
export const shopRoutes: readonly string[] = ['/', ...SHOP_ROUTES];

/** Those that a visitor who was never here reaches in a way of their own. */
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
  ['an invoice of nobody', visit(`/invoice/${nobody}`)],
  ['/invoice/{orderHash}', openInvoice],
  ['/order-history/{customerHash}', visit(`/order-history/${nobody}`)],
  ['a collection where nothing matches', visit('/collection/golden-hour/?size=No+such+size')],
  ['/creator/{creator}/', openCreator],
  ['a bundle', openBundle],
  ['/product/{product}/{colour}', openColour],
  ['the bag notice', (page) => fillBasket(page)],
  ['/basket/', (page) => fillBasket(page, '/basket/')],
  ['/checkout/', (page) => fillBasket(page, '/checkout/')],
  ['a checkout with errors', checkOutWithErrors],
  ['/pay/{order}/', payInVain],
  ['/receipt/{orderHash}', payWell],
  ['/advanced-quote/{order}/', openQuote],
];

/** What each route leads to: of one with names in braces, as its screen's fixture says. */
const addressOf = (route: string): string | undefined =>
  route.includes('{') ? ADDRESSES[route] : route;

/** The others, by their addresses alone. */
export const visitedScreens: Screens = shopRoutes.flatMap((route): Screens => {
  const address = addressOf(route);
  if (address === undefined || firstScreens.some(([name]) => name === route)) return [];
  return [[route, visit(address)]];
});

const main = (page: Page) => page.getByRole('main');

/** Nobody has it, and nobody reads the mail. */
async function signUp(page: Page): Promise<void> {
  await page.goto('/sign-up/');
  await page.getByLabel('E-mail').fill(`tour-${Date.now()}@example.test`);
  await page.getByLabel('Password').fill('four words make one');
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
  await page.getByLabel('Password').fill('selvedge-demo-1');
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

/** Puts the product into the basket, and goes on to an address with it. */
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

/** Staff know the link of a quote that nobody was sent yet. */
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

/** The routes of the office, as its screens and the router write them down. */
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

/** Opens a list, and the first that is in it. */
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

/** Of the staff's office, by the paths of atlas. */
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
  ['/stores', visit('/stores')],
  ['/stores/$store', first('/stores', /^[A-Z]/)],
  ['/customers', visit('/customers')],
  ['/customers/$customer', openCustomer],
  ['/payroll', visit('/payroll')],
  ['/profile', visit('/profile')],
  ['/security', visit('/security')],
  ['/join', visit('/join')],
];

/** Once it has a name. */
async function openCountry(page: Page): Promise<void> {
  await page.goto('/dashboard/shops/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Weft and Warp on tour');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Create shop' }).waitFor();
}

/** Of whoever has an account, on the main brand. */
export const brandScreens: Screens = [
  ['/shops', visit('/dashboard/shops')],
  ['/shops/new', visit('/dashboard/shops/new')],
  ['/shops/new/country', openCountry],
];

const coveredRoutes = new Set([...staffScreens, ...brandScreens].map(([name]) => name));

/** Of an owner's office, which lies under /dashboard: those with names in them. */
const ownerJourneys: Screens = [
  ['/products/$uuid', first('/dashboard/products', /\w/)],
  ['/collections/$uuid', first('/dashboard/collections', /\w/)],
  ['/creators/$uuid', first('/dashboard/creators', /\w/)],
  ['/settings/{-$section}', visit('/dashboard/settings/general')],
];

/** Those that no staff sees, by their addresses alone where nothing else is said. */
export const ownerScreens: Screens = [
  ...officeRoutes
    .filter((route) => !route.includes('$') && !coveredRoutes.has(route))
    .map((route) => [route, visit(`/dashboard${route}`)] as const),
  ...ownerJourneys,
];
