import type { BlockDefinition } from '../../blocks/model/block.js';
import type { BlockFixture } from '../../blocks/model/block-fixture.js';
import { blockRegistry } from '../../blocks/registry.js';
import type { Json } from '../../catalogue/contract.js';
import { THEMES, themeChain } from '../../themes/catalogue.js';
import { contrast } from '../../colours/contrast.js';
import { pageValue, referencedKey } from '../../themes/page-reference.js';
import { resolveTheme, type ResolvedTheme } from '../../themes/resolve.js';
import { SECTIONS } from './sections.js';

const within = (blocks: readonly BlockFixture[]): readonly BlockFixture[] =>
  blocks.flatMap((block) => [block, ...within(block.items ?? [])]);
const blocks = SECTIONS.flatMap((section) => within(section.blocks));
const themes = THEMES.map(({ name }) => [name, resolveTheme(themeChain(name))] as const);

function definitionOf({ type }: BlockFixture): BlockDefinition {
  const definition = blockRegistry.find(type);
  if (definition === undefined) throw new Error(`${type} is not registered.`);
  return definition;
}

const themed = (theme: ResolvedTheme, value: Json = null): Json =>
  typeof value === 'string' ? (pageValue(theme, value) ?? null) : value;

function colourIn(theme: ResolvedTheme, value: Json): string {
  const colour = themed(theme, value);
  return typeof colour === 'string' ? colour : '';
}

describe('a ready-made section', () => {
  it('uses only shop block types, and items only in containers', () => {
    for (const block of blocks) {
      const { places, slots = [] } = definitionOf(block);
      expect(places).toContain('store');
      if (block.items !== undefined) expect(slots).toStrictEqual(['items']);
    }
  });

  it('takes all colours and fonts from the theme', () => {
    for (const block of blocks) {
      for (const [name, { kind }] of Object.entries(definitionOf(block).properties)) {
        const value = block.values[name];
        if (value === undefined || !['colour', 'font'].includes(kind)) continue;
        expect(typeof value === 'string' && referencedKey(value)).toBeTruthy();
      }
      expect(JSON.stringify(block.values)).not.toMatch(/style=|class=/);
    }
  });

  it.each(themes)('has readable property values in theme %s', (_, theme) => {
    for (const block of blocks) {
      const { properties } = definitionOf(block);
      for (const [name, value] of Object.entries(block.values)) {
        expect(properties[name]?.read(themed(theme, value))).toBeDefined();
      }
    }
  });

  it.each(themes)('has sufficient contrast in theme %s', (_, theme) => {
    for (const { values } of blocks) {
      const [foreground, background] = [values['textColor'], values['fullBackgroundColor']];
      if (foreground === undefined || background === undefined) continue;
      const [one = '', other = ''] = [foreground, background].map((value) =>
        colourIn(theme, value),
      );
      expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has alternative text for each image', () => {
    for (const { values } of blocks.filter(({ values: { src } }) => src !== undefined))
      expect(values['alt']).not.toBe('');
  });
});
