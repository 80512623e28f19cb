import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { fetchPictures } from './fetch-pictures.mjs';
import { faultsOfButtons, faultsOfTexts } from './pixels.js';
import { faultsOf, faultsOfCutTexts } from './rules.js';

const pageScripts = ['scroll.page.mjs', 'measures.page.mjs', 'texts.page.mjs'].map((file) =>
  path.join(import.meta.dirname, file),
);
/** Height in CSS pixels down to which a page is checked. */
const checkedHeight = 5_000;
/** Preserves the colour of icons and borders, which is derived from `color`. */
const withoutTexts =
  '*, ::before, ::after, ::placeholder { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; transition: none !important; }';

/** Prepares a browser context for `inspect`. */
export async function addPageScripts(context) {
  for (const file of pageScripts) await context.addInitScript({ path: file });
}

/** Runs in the page. The content security policy refuses style elements, but not this. */
function hideTexts(css) {
  const sheet = new globalThis.CSSStyleSheet();
  sheet.replaceSync(css);
  globalThis.document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: undoes `hideTexts`. */
function showTexts() {
  globalThis.document.adoptedStyleSheets.pop();
}

async function photograph(page, clip) {
  return page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
}

async function raw(picture) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/**
 * Measures the page that is open, and saves its top as `file` (WebP, `scale` times as wide as the
 * window, `maxHeight` CSS pixels high). Returns measurements, faults and the file's bytes.
 */
export async function inspect(page, file, { width, maxHeight, scale }) {
  await page.waitForLoadState('networkidle');
  await fetchPictures(page, checkedHeight);
  await page.evaluate('scrollToTop()');
  // Before the measurements, which scroll through lists.
  const shift = await page.evaluate('shiftSoFar()');
  const { texts, buttons } = await page.evaluate('readTexts()');
  const pageHeight = await page.evaluate('document.documentElement.scrollHeight');
  const clip = { x: 0, y: 0, width, height: Math.min(pageHeight, checkedHeight) };
  const picture = await photograph(page, clip);
  await page.evaluate(hideTexts, withoutTexts);
  const background = await raw(await photograph(page, clip));
  await page.evaluate(showTexts);
  const measured = { ...(await page.evaluate('measureScreen()')), shift };
  await page.evaluate('forgetShift()');
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.min(clip.height, maxHeight) })
    .resize({ width: Math.round(width * scale) })
    .webp({ quality: 68, effort: 6 })
    .toFile(file);
  const faults = [
    ...faultsOf(measured),
    ...faultsOfCutTexts(texts),
    ...faultsOfTexts(texts, await raw(picture), background),
    ...faultsOfButtons(buttons, background),
  ];
  return { measured, faults, bytes: statSync(file).size };
}
