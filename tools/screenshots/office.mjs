import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';

import { install, root } from '../build/prepare.mjs';
import { withProduct } from '../start/product.mjs';
import { findChromium } from '../test/programs/chromium.mjs';
import { addPageScripts, inspect } from './inspect.mjs';
import { tableOf } from './rules.js';

/*
 * `npm run screenshots:office`: the screens of staff and owners at three widths, with measurements,
 * into .data/screenshots/office, and those at desktop and phone width into docs/screenshots/office.
 * Exits with 1 if a screen has a fault. SCREENSHOTS_URL (of atlas) uses a running product.
 */

const folder = path.join(root, '.data/screenshots/office');
const documents = path.join(root, 'docs/screenshots/office');
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const password = 'selvedge-demo-1';
/** Width of the window and of the image: wide screens are scaled to two thirds. */
const widths = [
  { width: 390, height: 844, maxHeight: 844, scale: 1, isDocumented: true },
  { width: 768, height: 1024, maxHeight: 1024, scale: 0.75, isDocumented: false },
  { width: 1440, height: 900, maxHeight: 900, scale: 0.67, isDocumented: true },
];
const rows = [];

async function photograph(page, name, size) {
  await page.waitForLoadState('networkidle');
  for (const passing of ['Offline', 'Loading…'])
    await page.getByText(passing, { exact: true }).waitFor({ state: 'detached' });
  const file = `${name}-${size.width}.webp`;
  const { measured, faults } = await inspect(page, path.join(folder, file), size);
  // Offices have denser texts and headings than shops, and from 768 px denser controls.
  const ofShops = size.width < 768 ? /^(?:h1|text) of / : /^(?:(?:h1|text) of|below 44 px)/;
  rows.push({
    ...{ name: `${name}-${size.width}`, group: String(size.width), measured },
    faults: faults.filter((fault) => !ofShops.test(fault)),
  });
  if (size.isDocumented) cpSync(path.join(folder, file), path.join(documents, file));
}

/** Opens a window with the user signed in, on their first screen. */
async function windowOf(browser, address, email, { width, height }) {
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await addPageScripts(context);
  const page = await context.newPage();
  await page.goto(address);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  return page;
}

async function takeAtlas(browser, atlas, size) {
  const page = await windowOf(browser, `${atlas}/board`, 'lead@selvedge.test', size);
  const take = (name) => photograph(page, name, size);
  await page
    .getByText(/^#\d+$/)
    .first()
    .waitFor();
  await take('board');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'Screen, order number or name' }).fill('or');
  await take('command-palette');
  await page.goto(`${atlas}/orders`);
  await page.locator('[data-order]').first().waitFor();
  await take('orders');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await take('orders-filters');
  await page.goto(`${atlas}/orders?searchTerm=nobody-at-all`);
  await page.getByRole('heading', { name: 'No matches' }).waitFor();
  await take('orders-empty');
  await page.goto(`${atlas}/orders?status=processing`);
  await page.locator('[data-order]').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^Order #/ }).waitFor();
  await take('order');
  await page.getByRole('region', { name: 'Ledger' }).scrollIntoViewIfNeeded();
  await take('order-ledger');
  await page.goto(`${atlas}/customers`);
  await page.getByRole('rowheader').first().waitFor();
  await take('customers');
  const viewer = await windowOf(browser, `${atlas}/board`, 'viewer@selvedge.test', size);
  await viewer.goto(`${atlas}/customers`);
  await viewer
    .getByText(/permission/i)
    .first()
    .waitFor();
  await photograph(viewer, 'customers-refused', size);
}

/** A quote as staff create and price it, and as the customer then sees it. */
async function takeQuotes(browser, atlas, size) {
  const page = await windowOf(browser, `${atlas}/board?flow=bespoke`, 'staff@selvedge.test', size);
  const take = (name) => photograph(page, name, size);
  await page
    .getByText(/^#\d+$/)
    .first()
    .waitFor();
  await take('board-bespoke');
  await page.getByRole('link', { name: 'New quote' }).click();
  await page.getByRole('button', { name: 'Create quote' }).waitFor();
  await take('quote-new');
  await page.goto(`${atlas}/orders?flow=bespoke&status=quote`);
  await page.locator('[data-order]').getByRole('link').first().click();
  const panel = page.getByRole('region', { name: 'Quote', exact: true });
  const change = panel.getByRole('button', { name: 'Edit quote' });
  await change.click();
  await panel.getByLabel('Unit price').first().fill('18');
  await take('quote-editor');
  await priceInOtherWindow(page);
  await panel.getByRole('alert').scrollIntoViewIfNeeded();
  await take('quote-conflict');
  await panel.getByRole('button', { name: 'Overwrite with mine' }).click();
  await panel.getByRole('button', { name: 'Send to customer' }).click();
  await panel.getByText(/^Sent /).waitFor();
  await take('quote');
  const link = panel.getByRole('link', { name: 'View as customer' });
  const { width, height } = size;
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  await addPageScripts(context);
  const customer = await context.newPage();
  await customer.goto((await link.getAttribute('href')) ?? '');
  await photograph(customer, 'quote-customer', size);
}

/** Prices the displayed quote in another window. */
async function priceInOtherWindow(page) {
  const other = await page.context().newPage();
  await other.goto(page.url());
  const panel = other.getByRole('region', { name: 'Quote', exact: true });
  const change = panel.getByRole('button', { name: 'Edit quote' });
  await change.click();
  await panel.getByLabel('Unit price').first().fill('19');
  await panel.getByRole('button', { name: 'Save quote' }).click();
  await change.waitFor();
  await other.close();
}

async function takeDashboard(browser, shop, size) {
  const page = await windowOf(browser, `${shop}/dashboard/`, 'owner@tropic.test', size);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await photograph(page, 'dashboard-home', size);
  await page.getByRole('button', { name: /notifications/i }).click();
  await photograph(page, 'notifications', size);
}

async function takeAll(urlOf) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: flags });
  try {
    for (const size of widths) {
      await takeAtlas(browser, urlOf('atlas'), size);
      await takeQuotes(browser, urlOf('atlas'), size);
      await takeDashboard(browser, urlOf('tropic'), size);
    }
  } finally {
    await browser.close();
  }
}

await install();
for (const at of [folder, documents]) mkdirSync(at, { recursive: true });
await withProduct(takeAll, process.env.SCREENSHOTS_URL);
console.log(tableOf(rows).join('\n'));
const faulty = rows.filter(({ faults }) => faults.length > 0);
console.log(`\n${rows.length} images in ${folder}\n${faulty.length} with faults`);
process.exit(faulty.length > 0 ? 1 : 0);
