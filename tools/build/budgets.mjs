import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { commonBlocks } from '../generate/blocks.mjs';
import { cycleIn, filesOf, tableOf, withOverruns } from './budget-rules.mjs';
import { root } from './prepare.mjs';

/*
 * `node tools/build/budgets.mjs`, after a build: gzipped size of the initial download of each shop
 * screen and office route, compared with its limit. Exits with 1 if a limit is exceeded.
 */

const kilobyte = 1024;
const web = path.join(root, 'client/dist/web');
const [loader, program] = ['src/shop/app/loader.ts', 'src/shop/app/entry-client.tsx'];
const screenList = 'src/shop/app/loaders.gen.ts';
const [office, editor] = ['office.html', 'editor.html'];
const limits = {
  beforePaint: 3 * kilobyte,
  /** Scripts by screen; screens not listed use the limit of the product page. */
  screens: { home: 85 * kilobyte, collection: 85 * kilobyte, product: 90 * kilobyte },
  view: 2 * kilobyte,
  styles: 14 * kilobyte,
  theme: 2 * kilobyte,
  officeScripts: 250 * kilobyte,
  officeStyles: 40 * kilobyte,
  /** Without the text editor, which loads on demand. */
  editorScripts: 350 * kilobyte,
};

const manifest = JSON.parse(readFileSync(path.join(web, '.vite/manifest.json'), 'utf8'));

/** Reads the compressed file that the build wrote next to each file. */
function bytesOf(files) {
  const sizes = files.map((file) => readFileSync(path.join(web, `${file}.gz`)).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Scripts and styles that load together. */
function rowsOf(name, entries, scriptLimit, styleLimit) {
  const { scripts, styles } = filesOf(manifest, entries);
  return [
    { name: `${name}, scripts`, bytes: bytesOf(scripts), limit: scriptLimit },
    { name: `${name}, styles`, bytes: bytesOf(styles), limit: styleLimit },
  ];
}

/** File names of screens. */
const screen = /^src\/shop\/[\w-]+\/([\w-]+)\.screen\.tsx$/;

function shopRows() {
  const screens = manifest[screenList].dynamicImports.filter((module) => screen.test(module));
  return screens.flatMap((module) => {
    const [, name] = screen.exec(module);
    const limit = limits.screens[name] ?? limits.screens.product;
    return rowsOf(`shop ${name}`, [loader, program, module], limit, limits.styles);
  });
}

const viewOf = (block) => `src/blocks/${block}/view.tsx`;

/** A home page with the most common blocks, and the addition of each block. */
async function blockRows() {
  const { DEFINITIONS } = await import('../../shared/dist/blocks/definitions.gen.js');
  const { screens, styles, view } = limits;
  const page = [loader, program, 'src/shop/pages/page.screen.tsx'];
  // Vite names a shared style sheet after one of its blocks, so the manifest is searched by styles.
  const styled = Object.values(manifest).filter(({ css = [] }) => css.length > 0);
  const alreadyLoaded = new Set([
    ...filesOf(manifest, page).scripts,
    ...styled.map(({ file }) => file),
  ]);
  return [
    ...rowsOf(
      'shop home of blocks',
      [...page, ...commonBlocks(root).map(viewOf)],
      screens.home,
      styles,
    ),
    ...DEFINITIONS.map(({ name, traits }) => ({
      name: `block ${name}`,
      bytes: bytesOf(
        filesOf(manifest, [viewOf(name)]).scripts.filter((file) => !alreadyLoaded.has(file)),
      ),
      limit: traits?.viewBudget === undefined ? view : traits.viewBudget * kilobyte,
    })),
  ];
}

function officeRows() {
  const { dynamicImports: routes = [] } = manifest[office];
  const { officeScripts, officeStyles } = limits;
  return [[office], ...routes.map((route) => [office, route])].flatMap((entries) => {
    const name = entries.length === 1 ? 'first page' : path.parse(entries[1]).name;
    return rowsOf(`office ${name}`, entries, officeScripts, officeStyles);
  });
}

function editorRows() {
  return rowsOf('page editor', [editor], limits.editorScripts, limits.officeStyles);
}

/** Inline styles in the head of every page, by theme. */
async function themeRows() {
  const { themeChain, THEMES } = await import('../../shared/dist/themes/catalogue.js');
  const { resolveTheme, themeProperties } = await import('../../shared/dist/themes/resolve.js');
  return THEMES.map(({ name }) => {
    const properties = Object.entries(themeProperties(resolveTheme(themeChain(name))));
    const css = properties.map((property) => property.join(':')).join(';');
    return { name: `theme ${name}`, bytes: gzipSync(css).length, limit: limits.theme };
  });
}

const beforePaint = bytesOf(filesOf(manifest, [loader]).scripts);
const rows = withOverruns([
  { name: 'shop, before it is painted', bytes: beforePaint, limit: limits.beforePaint },
  ...shopRows(),
  ...(await blockRows()),
  ...officeRows(),
  ...editorRows(),
  ...(await themeRows()),
]);
console.log(tableOf(rows).join('\n'));
const cycle = cycleIn(manifest);
if (cycle !== undefined) console.log(`\nImport cycle: ${cycle.join(' > ')}`);
const over = rows.filter(({ isOver }) => isOver);
if (over.length > 0) console.log(`\nOver budget: ${over.map(({ name }) => name).join('; ')}`);
process.exit(over.length > 0 || cycle !== undefined ? 1 : 0);
