import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { THEMES, themeChain } from '@selvedge/shared/themes/catalogue';
import { cssPropertyOf, isVisual, THEME_KEY_NAMES, THEME_KEYS } from '@selvedge/shared/themes/keys';
import { FONT_FAMILIES, fontFaces } from '@selvedge/shared/themes/fonts';
import { resolveTheme, themeFonts, themeProperties } from '@selvedge/shared/themes/resolve';

import { clientFolder } from './shop-bundle.adapter.js';

interface Chunk {
  readonly file: string;
  readonly css?: string[];
  readonly imports?: string[];
  readonly dynamicImports?: string[];
}
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(fileURLToPath(new URL('web/.vite/manifest.json', clientFolder)), 'utf8'),
);

/** Names of a chunk and of everything it loads. */
function reachedFrom(name: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
  for (const next of [...imports, ...dynamicImports]) reachedFrom(next, seen);
  return seen;
}

const fonts = new Map(
  Object.entries(manifest).map(([source, { file }]) => [source.split('/').at(-1), `/${file}`]),
);
const fontUrl = (file: string) => fonts.get(file);

/** All built styles of the shop that depend on the page's theme. */
const chunks = [...reachedFrom('src/shop/app/entry-client.tsx')];
const styles = [...new Set(chunks.flatMap((name) => manifest[name]?.css ?? []))]
  .map((file) => readFileSync(fileURLToPath(new URL(`web/${file}`, clientFolder)), 'utf8'))
  .join('');

const keys = THEME_KEY_NAMES.filter(isVisual);
const properties = new Set<string>(keys.map(cssPropertyOf));
/** Set by components on their own elements, not by themes. */
const ofElements = ['--placeholder', '--narrow', '--wide', '--columns'];
const own = new Set([
  ...ofElements,
  ...[...styles.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name),
]);
const used = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? ''));

describe('THM-052 theme properties', () => {
  it('cover everything that the styles use', () => {
    expect([...used].filter((name) => !properties.has(name) && !own.has(name))).toStrictEqual([]);
  });

  it('THM-077 are all used, directly or through another key', () => {
    const referred = new Set(
      THEME_KEY_NAMES.flatMap((name) => [
        ...THEME_KEYS[name].default.matchAll(/\{([\w.]+)\}/g),
      ]).map(([, name]) => name),
    );
    const unused = keys.filter((name) => !used.has(cssPropertyOf(name)) && !referred.has(name));
    expect(unused).toStrictEqual([]);
  });

  it.each(THEMES.map(({ name }) => name))('NFR-007 of %s take at most 2 KB of a page', (name) => {
    const theme = resolveTheme(themeChain(name));
    const css = Object.entries(themeProperties(theme));
    const faces = themeFonts(theme).map((font) => fontFaces(font, fontUrl));
    const inline = css.map(([property, value]) => `${property}:${value}`).join(';');
    expect(gzipSync(faces.join('') + inline).length).toBeLessThanOrEqual(2_048);
  });

  it.each(FONT_FAMILIES.map(({ name }) => name))('refer to a font in the build: %s', (name) => {
    const files: string[] = [];
    fontFaces(name, (file) => {
      files.push(file);
      return fontUrl(file);
    });
    expect(files.filter((file) => fontUrl(file) === undefined)).toStrictEqual([]);
  });
});
