import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { install, root } from '../build/prepare.mjs';
import { withProduct } from '../start/product.mjs';
import { findChromium } from '../test/programs/chromium.mjs';

/*
 * `npm run screenshots:editor`: the page editor with two owners, its history, its phone layout, and
 * the third-party demo editor, into docs/screenshots/editor. SCREENSHOTS_URL (of tropic) uses a
 * running product, which stays modified.
 */

const folder = path.join(root, 'docs/screenshots/editor');
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const password = 'selvedge-demo-1';
const wide = { width: 1440, height: 900 };
const longTimeout = { timeout: 120_000 };
const narrow = { width: 390, height: 844 };

/** Waits for the images in view, in the page and its frames. */
async function photograph(page, name) {
  for (const frame of page.frames()) await frame.waitForFunction(hasPictures, null, longTimeout);
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .webp({ quality: 72, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`));
}

/** Runs in a page: whether all images in view have loaded. */
function hasPictures() {
  const { document, innerHeight } = globalThis;
  const isNear = (image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  return [...document.images].every((image) => image.complete || !isNear(image));
}

/** Opens a window with the owner signed in. */
async function ownerWindow(browser, baseURL, email) {
  const context = await browser.newContext({ baseURL, viewport: wide, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/dashboard/products');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Pages' }).waitFor();
  return page;
}

/** Opens the editor of the look book by the owner's path. */
async function openEditor(page) {
  // Loads the page first, so that new images are rendered: a browser requests only six at a time.
  await page.goto('/lookbook/', { waitUntil: 'networkidle', timeout: 180_000 });
  await page.getByRole('link', { name: 'Edit this page' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.locator('main [aria-busy=false]').waitFor();
  await page.waitForLoadState('networkidle');
}

const canvasOf = (page) => page.frameLocator('iframe[title="Page preview"]');
const blocksOf = (page) => page.getByRole('navigation', { name: 'Blocks of this page' });

async function takeCollaboration(ada, ben) {
  await blocksOf(ben)
    .getByRole('treeitem', { name: /^Quote/ })
    .first()
    .click();
  const quote = await canvasOf(ben).getByText('Seven in the morning').boundingBox();
  await ben.mouse.move(quote.x + 40, quote.y + 10);
  await blocksOf(ada)
    .getByRole('treeitem', { name: /^Banner/ })
    .first()
    .click();
  await ada.getByRole('main').getByText('Tomás Reyes').first().waitFor();
  await photograph(ada, 'two-people');
  await ada.keyboard.press('Escape');
  await ada.getByRole('button', { name: 'Add', exact: true }).click();
  await ada.getByRole('searchbox', { name: 'Search blocks' }).waitFor();
  await photograph(ada, 'palette');
}

async function takeHistory(ada) {
  await ada.getByRole('button', { name: 'Spacer', exact: true }).click();
  await ada.getByRole('button', { name: 'Publish' }).click();
  await ada.getByRole('dialog').getByRole('listitem').first().waitFor();
  await photograph(ada, 'publish');
  await ada.getByRole('button', { name: 'Publish now' }).click();
  await ada.getByRole('button', { name: 'History' }).click();
  const history = ada.getByRole('region', { name: 'History' });
  await history.getByRole('listitem').getByRole('button').last().click();
  await ada
    .getByRole('region', { name: /^Version/ })
    .getByRole('listitem')
    .first()
    .waitFor();
  await ada
    .frameLocator('iframe[title^="The page as it was"]')
    .getByText('Golden Hour, outdoors')
    .waitFor(longTimeout);
  await photograph(ada, 'history');
}

/** Opens the demo editor from the page list, as an owner would. */
async function takeExternalEditor(dashboard) {
  await dashboard.goto('/dashboard/pages');
  await dashboard.getByRole('button', { name: 'More actions for Lookbook' }).click();
  await dashboard.getByRole('menuitem', { name: 'Open in another editor…' }).click();
  const port = Number(new URL(dashboard.url()).port) + 1;
  await dashboard.getByLabel('Editor', { exact: true }).selectOption(`http://127.0.0.1:${port}`);
  await photograph(dashboard, 'open-elsewhere');
  const popup = dashboard.waitForEvent('popup');
  await dashboard.getByRole('button', { name: 'Open editor', exact: true }).click();
  const editor = await popup;
  await editor.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
  const blocks = editor.getByRole('list', { name: 'Blocks of the page' });
  await blocks
    .getByRole('button', { name: /^Quote/ })
    .first()
    .click();
  await photograph(editor, 'demonstration');
  await editor.setViewportSize(narrow);
  await photograph(editor, 'demonstration-telephone');
}

async function takeMobile(page) {
  await page.setViewportSize(narrow);
  await openEditor(page);
  await photograph(page, 'telephone-page');
  for (const name of ['Blocks', 'Add', 'Properties']) {
    await page.getByRole('button', { name, exact: true }).click();
    // The palette loads on demand.
    if (name === 'Add') await page.getByRole('searchbox', { name: 'Search blocks' }).waitFor();
    await photograph(page, `telephone-${name.toLowerCase()}`);
  }
}

async function takeAll(url) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: flags });
  try {
    const ada = await ownerWindow(browser, url, 'owner@tropic.test');
    const ben = await ownerWindow(browser, url, 'partner@tropic.test');
    await openEditor(ada);
    await openEditor(ben);
    await takeCollaboration(ada, ben);
    await takeHistory(ada);
    await takeExternalEditor(ben);
    await takeMobile(ben);
  } finally {
    await browser.close();
  }
}

await install();
mkdirSync(folder, { recursive: true });
await withProduct((urlOf) => takeAll(urlOf('tropic')), process.env.SCREENSHOTS_URL);
