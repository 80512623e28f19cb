import { readdirSync, readFileSync } from 'node:fs';

import { clientFolder } from './shop-bundle.adapter.js';

const assets = new URL('web/assets/', clientFolder);
const files = readdirSync(assets).filter((file) => file.endsWith('.css'));
const layers = ['base', 'ui', 'frame', 'screen', 'block'];

const textOf = (file: string): string => readFileSync(new URL(file, assets), 'utf8');

/** Preludes of the rules of a style sheet. */
function rulesOf(styles: string): readonly string[] {
  let rules = styles.trim();
  while (rules.includes('{')) rules = rules.replaceAll(/\{[^{}]*\}/g, ';');
  return rules.split(';').filter(Boolean);
}

/** Layers of a style sheet in the order in which they apply. */
function layersOf(styles: string): readonly string[] {
  const named = [...styles.matchAll(/@layer ([\w,]+)/g)].flatMap(([, names = '']) =>
    names.split(','),
  );
  return [...new Set(named)];
}

describe('cascade layers', () => {
  it('are checked in shop and office files', () => {
    expect(files).toContainEqual(expect.stringMatching(/^shop-/));
    expect(files).toContainEqual(expect.stringMatching(/^office-/));
  });

  it.each(files)('contain all of %s except font faces', (file) => {
    const outside = rulesOf(textOf(file)).filter((rule) => !rule.startsWith('@layer'));
    expect(outside.filter((rule) => rule !== '@font-face')).toStrictEqual([]);
  });

  it.each(files)(
    'are declared by %s in the common order, so that the loading order does not matter',
    (file) => {
      expect(layersOf(textOf(file))).toStrictEqual(layers);
    },
  );

  it.each([
    ['base styles for every element', 'shop-', /@layer base\{\*,:before/],
    ['the cards of the shop below its frame', 'shop-', /@layer ui\{.*@layer frame\{/s],
    ['a page of blocks among the screens', 'page-', /@layer screen\{.*@layer block\{/s],
    ['common blocks on top', 'blocks-', /@layer block\{/],
  ])('contain %s', (_, name, form) => {
    const file = files.find((one) => one.startsWith(name)) ?? '';
    expect(textOf(file)).toMatch(form);
  });
});
