import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

/** Beside each script and style its compressed forms, which the server then sends as they are. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName));
      for (const file of texts) {
        const text = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        const target = path.join(dir, file.fileName);
        await writeFile(`${target}.br`, brotliCompressSync(text));
        await writeFile(`${target}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

/** What Vite loads an import on demand by, with its styles; and what does without them. */
const preloadHelper = /^\0vite\/preload-helper\.js$/;
const plainImport = '\0plain-import';
const officeModule = /\/client\/(office\.html|src\/office\/)/;
/** An import as Vite wraps it, in either of its two forms. */
const wrapped =
  /__vitePreload\((?:async )?\(\) => (?:\{\s*const \{[^}]*\} = await (import\([^)]*\));\s*return \{[^}]*\};?\s*\}|(import\([^)]*\))), ?__VITE_PRELOAD__\)/g;

/**
 * The server links the styles of all that is on a shop page, so that its program need not look for
 * them: else the larger part of it would be the names of the files of all screens and blocks, and what
 * reads them. Only the office imports as Vite would have it.
 */
function linkedByServer(): Plugin {
  return {
    name: 'linked-by-server',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: preloadHelper },
      handler: (_source, importer = '') => (officeModule.test(importer) ? undefined : plainImport),
    },
    load: {
      filter: { id: /^\0plain-import$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    renderChunk(code, { moduleIds }) {
      if (moduleIds.some((id) => officeModule.test(id))) return null;
      return { code: code.replaceAll(wrapped, '$1$2'), map: null };
    },
  };
}

/** What lucide tells of an icon besides how it is drawn: its name, and a key of each of its lines. */
const unread = / *name: "[^"]*",|,\s*key: "[^"]*"|^__iconData\.node;$/gm;

/** Icons of lucide, drawn by us: the part of every page that they are halves. */
function ownIcons(): Plugin {
  const source = path.resolve(import.meta.dirname, 'src/lib/icon.ts');
  return {
    name: 'own-icons',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/(createLucideIcon|icons\/[\w-]+)\.mjs$/ },
      handler: (code, id) =>
        id.endsWith('createLucideIcon.mjs')
          ? `export { iconOf as default } from '${source}';`
          : { code: code.replaceAll(unread, ''), map: null },
    },
  };
}

/** What tells the classes of a style sheet from those of others: short, and the same in both builds. */
function suffixOf(file: string): string {
  const source = path.relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `_${createHash('sha256').update(source).digest('base64url').slice(0, 4)}`;
}

/** One name of several, as the end of a module's id. */
const named = (folder: string, names: readonly string[]): RegExp =>
  new RegExp(`/${folder}/(${names.join('|')})\\.[a-z]+$`);

const icons = ['chevron-down', 'heart', 'search', 'shopping-bag', 'x'];
const cards = [
  'CollectionTile',
  'Heart',
  'Picture',
  'Price',
  'ProductCard',
  'product-words',
  'useHeart',
];
const pieces = ['base', 'button', 'field', 'fonts', 'layout', 'SafeLink', 'SearchForm'];
const stores = ['basket-count', 'favourites', 'form-post', 'plain-click', 'screen'];
const addresses = ['breadcrumb-trail', 'define-screen', 'layouts', 'links', 'query'];
/** Blocks that most pages are made of. */
const common: string = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'src/blocks/common.json'), 'utf8'),
).join('|');
/** The styles of blocks, and what the kit holds for them under their names. */
const blockStyles = (folder: string): RegExp =>
  new RegExp(`/client/src/blocks/(kit/)?${folder}[\\w-]+\\.module\\.css$`);

/**
 * What nearly every page loads stands in two files, which compress better than many small ones: `base`
 * is for shop and office, `shop` for the shop alone. All else is split by who imports it.
 */
const groups = [
  {
    name: 'base',
    priority: 2,
    test: [
      /\/node_modules\/(react|react-dom|scheduler)\//,
      /plain-import/,
      named('icons', icons),
      named('client/src/lib', ['class-names', 'icon']),
      named('shared/src', [
        'failure-messages',
        'money',
        'colours/hex-colour',
        'links/\\w+',
        'images/[\\w-]+',
      ]),
    ],
  },
  {
    name: 'shop',
    priority: 1,
    test: [
      /\/client\/src\/shop\/(app|frame)\/(?!loader|entry|greet|static-parts|\w+\.static\.)/,
      named(
        'client/src/ui/shop',
        [...cards, ...pieces].flatMap((name) => [name, `${name}\\.module`]),
      ),
      named('client/src/lib', stores),
      named('shared/src/storefront', addresses),
    ],
  },
  {
    name: 'page',
    priority: 0,
    test: [
      /\/client\/src\/(shop\/pages|blocks|blocks\/kit)\/(?!rare-)[\w-]+(\.gen|\.screen)?\.(tsx?|module\.css)$/,
    ],
  },
  {
    // 3 KB, which a page has sooner than a file for each of its types; after those of the page, which
    // they have the last word over.
    name: 'blocks',
    priority: 0,
    test: [blockStyles(`(${common})/`)],
  },
  {
    // Those of the blocks that few pages have.
    name: 'more-blocks',
    priority: 0,
    test: [blockStyles(`(?!(${common})/)\\w+/`)],
  },
].map(({ test, ...group }) => ({
  ...group,
  test: (id: string) => test.some((form) => form.test(id)),
}));

/** Vite leaves the name in a server-side bundle, and React would be its slow development form there. */
const production = { 'process.env.NODE_ENV': JSON.stringify('production') };

// `shared` is read from its source; the server-side bundle holds all it needs, React included.
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), ownIcons(), ...(isSsrBuild ? [] : [linkedByServer(), precompressed()])],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  css: { modules: { generateScopedName: (name, file) => name + suffixOf(file) } },
  ...(isSsrBuild && { define: production }),
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: isSsrBuild
    ? { outDir: 'dist/ssr', copyPublicDir: false, target: 'node20' }
    : {
        outDir: 'dist/web',
        manifest: true,
        assetsInlineLimit: 0,

        modulePreload: { polyfill: false },
        rollupOptions: {
          input: ['src/shop/app/loader.ts', 'src/shop/app/entry-client.tsx', 'office.html'],
          output: {
            codeSplitting: { groups },
            chunkFileNames: ({ name }) => `assets/${name.replace('.screen', '')}-[hash:7].js`,
          },
        },
      },
}));
