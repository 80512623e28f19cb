import { readdirSync, readFileSync } from 'node:fs';

import { clientFolder } from './shop-bundle.adapter.js';

const assets = new URL('web/assets/', clientFolder);
const files = readdirSync(assets).filter((file) => file.endsWith('.css'));
const layers = ['base', 'ui', 'frame', 'screen', 'block'];

const textOf = (file: string): string => readFileSync(new URL(file, assets), 'utf8');

/** The rules of a style sheet, each without what stands between its braces. */
function rulesOf(styles: string): readonly string[] {
  let rules = styles.trim();
  while (rules.includes('{')) rules = rules.replaceAll(/\{[^{}]*\}/g, ';');
  return rules.split(';').filter(Boolean);
}

/** The layers that it names, in the order in which they then apply. */
function layersOf(styles: string): readonly string[] {
  const named = [...styles.matchAll(/@layer ([\w,]+)/g)].flatMap(([, names = '']) =>
    names.split(','),
  );
  return [...new Set(named)];
}

describe('the cascade layers of styles', () => {
  it('are those of all files, of shop and office', () => {
    expect(files).toContainEqual(expect.stringMatching(/^shop-/));
    expect(files).toContainEqual(expect.stringMatching(/^office-/));
  });

  it.each(files)('hold all of %s but faces of fonts', (file) => {
    const outside = rulesOf(textOf(file)).filter((rule) => !rule.startsWith('@layer'));
    expect(outside.filter((rule) => rule !== '@font-face')).toStrictEqual([]);
  });

  it.each(files)(
    'are told by %s in one order, so that it matters to none which comes first',
    (file) => {
      expect(layersOf(textOf(file))).toStrictEqual(layers);
    },
  );

  it.each([
    ['what every element looks like', 'shop-', /@layer base\{\*,:before/],
    ['the cards of the shop below its frame', 'shop-', /@layer ui\{.*@layer frame\{/s],
    ['a page of blocks among the screens', 'page-', /@layer screen\{.*@layer block\{/s],
    ['the usual blocks above all', 'blocks-', /@layer block\{/],
  ])('have %s', (_, name, form) => {
    const file = files.find((one) => one.startsWith(name)) ?? '';
    expect(textOf(file)).toMatch(form);
  });
});
