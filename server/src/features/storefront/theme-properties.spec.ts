import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { cssPropertyOf, isThemeKey, isVisual, THEME_KEYS } from '@selvedge/shared/themes/keys';

import { clientFolder } from './shop-bundle.js';

/** Every style of the shop, as it was built: what the page's own theme is for. */
const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
  readFileSync(fileURLToPath(new URL('web/.vite/manifest.json', clientFolder)), 'utf8'),
);
const ofTheOffice = new Set(manifest['office.html']?.css);
const styles = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))]
  .filter((file) => !ofTheOffice.has(file))
  .map((file) => readFileSync(fileURLToPath(new URL(`web/${file}`, clientFolder)), 'utf8'))
  .filter((style) => !style.includes('--office-'))
  .join('');

const keys = Object.keys(THEME_KEYS)
  .filter((name) => isThemeKey(name))
  .filter(isVisual);
const properties = new Set<string>(keys.map((name) => cssPropertyOf(name)));
const own = new Set([...styles.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
const used = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? ''));

describe('THM-048 the styles of the shop and the keys of a theme', () => {
  it('the styles use nothing that a theme does not say', () => {
    expect([...used].filter((name) => !properties.has(name) && !own.has(name))).toEqual([]);
  });

  it('every key shows somewhere, itself or through another key', () => {
    const referred = new Set(
      keys.map((name) => THEME_KEYS[name].default).filter((value) => value.startsWith('{')),
    );
    const unused = keys.filter(
      (name) => !used.has(cssPropertyOf(name)) && !referred.has(`{${name}}`),
    );
    expect(unused).toEqual([]);
  });
});
