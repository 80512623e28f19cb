import { randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import {
  addToBasket,
  cards,
  fillAddress,
  openFirstProduct,
  payBy,
  sidewaysOverflow,
} from './shop.js';
import { brandUrl } from './staff.js';
import { inMailTo } from './stored-data.js';
import { asItIs, atBothWidths, desktop, phone, type Widths } from './widths.js';

test.use({ bypassCSP: true, viewport: phone });

const password = 'four words make one';

const ownDesign = {
  name: 'mine.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><circle cx="300" cy="300" r="250"/></svg>',
  ),
};

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Accessible and as wide as the window, at phone and desktop width. */
async function expectGood(page: Page): Promise<void> {
  expect([await violations(page), await sidewaysOverflow(page)]).toEqual([[], 0]);
  await page.setViewportSize(desktop);
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.setViewportSize(phone);
}

/** Creates an account and returns to the page that required it. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillSignUp(page, email);
  // A page that needs more leads to the next missing step.
  await page.goto(new URL('/dashboard/shops/new', page.url()).href);
  await expectAt(page, '/sign-up/eula/');
  await press(page, 'I agree');
}

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Create account');
  await verifyByMail(page, email);
}

async function verifyByMail(page: Page, email: string): Promise<void> {
  await expectAt(page, '/sign-up/verify/');
  await page.goto(await inMailTo(email, /(http\S+\/sign-up\/verify\/\S+)/));
  await press(page, 'Verify');
  await expectAt(page, '/sign-up/eula/');
}

/** A guest creates an account at the checkout and finds the order there. */
async function buyWithAccount(page: Page, email: string, widths?: Widths): Promise<void> {
  const { see, press: pressAt } = widths ?? asItIs;
  await openFirstProduct(page, widths);
  await addToBasket(page, widths);
  await page.goto('/checkout/');
  await fillAddress(page, widths, email);
  await page.getByLabel('Create an account').check();
  await page.getByLabel('Password', { exact: true }).fill(password);
  // The checker cannot be injected without script.
  if (widths === undefined) await expectGood(page);
  else await see(async () => expect(await sidewaysOverflow(page)).toBe(0));
  await payBy(page, cards.good, widths);
  await see(() =>
    expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible(),
  );
  const receipt = page.url();
  await pressAt(page.getByRole('link', { name: 'Enter code' }));
  await verifyByMail(page, email);
  await press(page, 'I agree');
  await expect(page).toHaveURL(receipt);
  await page.goto('/account/');
  await page.getByRole('link', { name: /^Order #/ }).click();
  await expect(page.getByText(/PO40 9PY|10115/).first()).toBeVisible();
}

/** Opens another shop as an existing owner; returns its address. */
async function openAnotherShop(page: Page, brand: string): Promise<string> {
  await page.goto(`${brand}/dashboard/shops/new`);
  await page.getByLabel('Name').fill(`Next ${randomUUID().slice(0, 8)}`);
  await press(page, 'Next');
  await expect(page.getByLabel('Currency')).toBeVisible();
  await press(page, 'Create shop');
  await expect(page.getByRole('button', { name: 'Nordic' })).toBeVisible();
  return new URL(page.url()).origin;
}

const expectAt = (page: Page, path: string) =>
  expect(page).toHaveURL((url) => url.pathname === path);

test('RTE-006 RTE-007 RTE-071 a new visitor opens a shop on the main brand and sells', async ({
  page,
  browser,
  baseURL,
}) => {
  // Signs up, opens a shop, sells and ships in one story.
  test.slow();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  // With view transitions, as most visitors see it.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const name = `Loom ${randomUUID().slice(0, 8)}`;
  await page.goto(`${brandUrl(baseURL)}/`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Open a shop' }).click();
  await signUp(page, `${randomUUID()}@example.test`);

  await expect(page.getByRole('heading', { level: 1, name: 'Create a shop' })).toBeVisible();
  await page.getByLabel('Name').fill(name);
  const address = name.toLowerCase().replace(' ', '-');
  await expect(page.getByLabel('Address')).toHaveValue(address);
  await expect(page.getByText(`${address}.localhost`)).toBeVisible();
  await expectGood(page);
  await press(page, 'Next');
  await page.getByLabel('Country').selectOption('Germany');
  await expect(page.getByLabel('Currency')).toHaveValue('EUR');
  await page.goBack();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await page.goForward();
  await expectGood(page);
  await press(page, 'Create shop');

  await page.getByRole('button', { name: 'Nordic' }).click();
  const seen = page.frameLocator('iframe');
  await expect(seen.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(seen.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
  await expectGood(page);
  const shop = new URL(page.url()).origin;
  const shopper = await (await browser.newContext({ viewport: phone, baseURL: shop })).newPage();
  await shopper.goto('/');
  await expect(shopper).toHaveURL(`${shop}/countdown/`);

  await press(page, 'Use Nordic');
  await press(page, 'Upload your design');
  await page.locator('input[type=file]').setInputFiles(ownDesign);
  await expect(page.getByRole('radio', { name: 'Your design' })).toBeChecked();
  await page.getByRole('radio', { name: 'moon cat' }).check();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Tote bag' }).check();

  // Left and resumed from the checklist.
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Get ready to sell' })).toBeVisible();
  await expectGood(page);
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.getByRole('link', { name: 'Add product' }).click();
  await expect(page.getByRole('radio', { name: 'moon cat' })).toBeChecked();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('radio', { name: 'Tote bag' })).toBeChecked();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('The first bag');
  // The price is in the notation of the euro area.
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue(/^\d+,\d\d$/);
  await expectGood(page);
  await press(page, 'Add product');
  await press(page, 'Create preview link');
  const preview = await page.getByLabel('Link to share').inputValue();
  const invited = await (await browser.newContext({ viewport: phone, baseURL: shop })).newPage();
  await invited.goto(preview);
  await expect(invited.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectGood(page);
  await press(page, 'Open shop');
  await expect(page.getByRole('heading', { name: 'Your shop is open' })).toBeVisible();

  const email = `${randomUUID()}@example.test`;
  await buyWithAccount(shopper, email);
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Ada Palm' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Switch shop$/ })).toBeHidden();

  const next = await openAnotherShop(page, brandUrl(baseURL));
  await page.goto(`${next}/dashboard/orders`);
  await page.getByRole('button', { name: /Switch shop$/ }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(2);
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page).toHaveURL(`${shop}/dashboard/orders`);
  await expect(page.getByRole('row').filter({ hasText: 'Ada Palm' })).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper creates an account at the checkout, on phone and desktop', async ({ page }) => {
    await buyWithAccount(page, `${randomUUID()}@example.test`, atBothWidths(page));
  });
});
