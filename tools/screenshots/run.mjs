import { mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { install, root } from '../build/prepare.mjs';
import { withProduct } from '../start/product.mjs';
import { findChromium } from '../test/programs/chromium.mjs';
import { fetchPictures } from './fetch-pictures.mjs';
import { faultsOf, tableOf } from './rules.js';
import { ownerOf } from './shop.mjs';
import { openSettings, views } from './views.mjs';

/*
 * `npm run screenshots`: the shop's main screens in three themes at three widths, and two of them
 * in three more themes, into docs/screenshots/shop, with measurements. Exits with 1 if a screen has
 * a fault. SCREENSHOTS_URL uses a running product, which stays modified.
 */

const all = views.map(({ name }) => name);
const themes = [
  { theme: 'tropic', viewNames: all },
  { theme: 'nordic', viewNames: all },
  { theme: 'gallery', viewNames: all },
  { theme: 'naked', viewNames: ['home', 'product'] },
  { theme: 'neonCity', viewNames: ['home', 'product'] },
  { theme: 'apothecary', viewNames: ['home', 'product'] },
];
/** Width of the window and of the image: wide screens are scaled to two thirds. */
const widths = [
  { width: 390, height: 844, maxHeight: 1500, scale: 1 },
  { width: 768, height: 1024, maxHeight: 1500, scale: 0.75 },
  { width: 1440, height: 900, maxHeight: 1700, scale: 0.6 },
];
const measures = path.join(import.meta.dirname, 'measures.page.mjs');
const folder = path.join(root, 'docs/screenshots/shop');
const byteLimit = 6 * 1024 * 1024;
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** Saves the top of the page as a small file. */
async function photograph(page, file, { width, maxHeight, scale }) {
  const height = await page.evaluate('document.documentElement.scrollHeight');
  const clip = { x: 0, y: 0, width, height: Math.min(height, maxHeight) };
  const picture = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
  await sharp(picture)
    .resize({ width: Math.round(width * scale) })
    .webp({ quality: 68, effort: 6 })
    .toFile(file);
  return statSync(file).size;
}

async function take(page, view, theme, size) {
  const name = `${theme}-${view.name}-${size.width}`;
  await view.open(page);
  await page.waitForLoadState('networkidle');
  const measured = await page.evaluate('measureScreen()');
  await fetchPictures(page, size.maxHeight);
  const bytes = await photograph(page, path.join(folder, `${name}.webp`), size);
  return { name, measured, faults: faultsOf(measured), bytes };
}

/** All widths of a theme in parallel, each with its own basket; views in sequence. */
async function takeTheme(browser, baseURL, owner, { theme, viewNames }) {
  await owner.setTheme(theme);
  const contexts = await Promise.all(
    widths.map(async (size) => {
      const viewport = { width: size.width, height: size.height };
      const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
      await context.addInitScript({ path: measures });
      const page = await context.newPage();
      // A late font shows only on the next page, so load the theme's fonts first.
      await page.goto('/sitemap/');
      await page.waitForLoadState('networkidle');
      return { size, context, page };
    }),
  );
  const rows = [];
  for (const view of views.filter(({ name }) => viewNames.includes(name))) {
    await owner.changeSettings({ ...openSettings, ...view.settings });
    for (const { page, size } of contexts) rows.push(await take(page, view, theme, size));
  }
  await owner.changeSettings(openSettings);
  await Promise.all(contexts.map(({ context }) => context.close()));
  return rows;
}

async function takeAll(url) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: flags });
  try {
    const owner = await ownerOf(browser, url);
    const rows = [];
    for (const theme of themes) rows.push(...(await takeTheme(browser, url, owner, theme)));
    return rows;
  } finally {
    await browser.close();
  }
}

install();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const rows = await withProduct((urlOf) => takeAll(urlOf('tropic')), process.env.SCREENSHOTS_URL);

console.log(tableOf(rows).join('\n'));
const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
const faulty = rows.filter(({ faults }) => faults.length > 0);
console.log(`\n${rows.length} images, ${(bytes / 1024 / 1024).toFixed(1)} MB`);
if (bytes > byteLimit) console.log('Over the limit of 6 MB.');
console.log(`${faulty.length} with faults`);
process.exit(faulty.length > 0 || bytes > byteLimit ? 1 : 0);
