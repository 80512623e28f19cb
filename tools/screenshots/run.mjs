import { cpSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';

import { install, root } from '../build/prepare.mjs';
import { withProduct } from '../start/product.mjs';
import { findChromium } from '../test/programs/chromium.mjs';
import { addPageScripts, inspect } from './inspect.mjs';
import { addHeaderFaults, tableOf } from './rules.js';
import { settingsOf, shops } from './shop.mjs';
import { openSettings, viewNames, viewsOf } from './views.mjs';

/*
 * `npm run screenshots [-- --themes=tropic,nordic --views=home,added,basket]`: every screen of six
 * shops, each with its own theme, at three widths, into .data/screenshots/shop, with measurements.
 * `basket` and `checkout` need `added` before them. Exits with 1 if a screen has a fault. A complete run also renews the images of docs/screenshots/shop.
 * SCREENSHOTS_URL (of a shop) uses a running product, which stays modified.
 */

const themes = Object.keys(shops);
/** Images that the documentation keeps: all main screens of these themes, two of the others. */
const documented = {
  themes: ['tropic', 'nordic', 'gallery'],
  views: [
    'home',
    'collection',
    'collection-filtered',
    'product',
    'search',
    'search-nothing',
    'basket',
    'checkout',
    'favourites',
    'not-found',
    'coming-soon',
    'gate',
  ],
  viewsOfOthers: ['home', 'product'],
};
/** Width of the window and of the image: wide screens are scaled to two thirds. */
const widths = [
  { width: 390, height: 844, maxHeight: 1500, scale: 1 },
  { width: 768, height: 1024, maxHeight: 1500, scale: 0.75 },
  { width: 1440, height: 900, maxHeight: 1700, scale: 0.6 },
];
const folder = path.join(root, '.data/screenshots/shop');
const documents = path.join(root, 'docs/screenshots/shop');
const byteLimit = 6 * 1024 * 1024;
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

async function take(page, view, theme, size) {
  const name = `${theme}-${view.name}-${size.width}`;
  const group = `${theme} ${size.width}`;
  const file = path.join(folder, `${name}.webp`);
  try {
    await view.open(page);
    return { name, group, ...(await inspect(page, file, size)) };
  } catch (error) {
    // One screen that cannot be reached does not hide the faults of the others.
    const [message] = String(error).split('\n');
    return { name, group, measured: undefined, faults: [message], bytes: 0 };
  }
}

/** All widths of a theme in parallel, each with its own basket; views in sequence. */
async function takeTheme(browser, urlOf, theme) {
  const shop = shops[theme];
  const baseURL = urlOf(shop.code);
  const change = await settingsOf(browser, baseURL, shop.code);
  await change(openSettings);
  const contexts = await Promise.all(
    widths.map(async (size) => {
      const viewport = { width: size.width, height: size.height };
      const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
      await addPageScripts(context);
      const page = await context.newPage();
      // A late font shows only on the next page, so load the theme's fonts first.
      await page.goto('/sitemap/');
      await page.waitForLoadState('networkidle');
      return { size, context, page };
    }),
  );
  const rows = [];
  for (const view of viewsOf(shop)) {
    if (!chosen.views.includes(view.name)) continue;
    if (view.settings) await change({ ...openSettings, ...view.settings });
    for (const { page, size } of contexts) rows.push(await take(page, view, theme, size));
    if (view.settings) await change(openSettings);
  }
  await Promise.all(contexts.map(({ context }) => context.close()));
  return rows;
}

async function takeAll(urlOf) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: flags });
  try {
    const rows = [];
    for (const theme of chosen.themes) {
      const taken = await takeTheme(browser, urlOf, theme);
      addHeaderFaults(taken);
      console.log(tableOf(taken).join('\n'));
      rows.push(...taken);
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** Whether the documentation keeps an image. */
function isDocumented(theme, view) {
  const { viewsOfOthers } = documented;
  const names = documented.themes.includes(theme) ? documented.views : viewsOfOthers;
  return names.includes(view);
}

/** Renews the images of the documentation; returns their size in bytes. */
function renewDocuments() {
  rmSync(documents, { recursive: true, force: true });
  mkdirSync(documents, { recursive: true });
  let bytes = 0;
  for (const theme of themes)
    for (const name of viewNames.filter((view) => isDocumented(theme, view)))
      for (const { width } of widths) {
        const file = `${theme}-${name}-${width}.webp`;
        cpSync(path.join(folder, file), path.join(documents, file));
        bytes += statSync(path.join(documents, file)).size;
      }
  return bytes;
}

const { values } = parseArgs({
  options: { themes: { type: 'string' }, views: { type: 'string' } },
});
const chosen = {
  themes: values.themes?.split(',') ?? themes,
  views: values.views?.split(',') ?? viewNames,
};
const isComplete = values.themes === undefined && values.views === undefined;

await install();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const rows = await withProduct(takeAll, process.env.SCREENSHOTS_URL);
const faulty = rows.filter(({ faults }) => faults.length > 0);
const isWhole = isComplete && rows.every(({ bytes }) => bytes > 0);
const bytes = isWhole ? renewDocuments() : 0;
console.log(`\n${rows.length} images in ${folder}`);
if (isWhole) console.log(`docs/screenshots/shop: ${(bytes / 1024 / 1024).toFixed(1)} MB`);
if (bytes > byteLimit) console.log('Over the limit of 6 MB.');
console.log(`${faulty.length} with faults`);
process.exit(faulty.length > 0 || bytes > byteLimit ? 1 : 0);
