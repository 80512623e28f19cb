import type { Json } from '../catalogue/contract.js';
import { bareBlocks } from './bare-blocks.js';
import { blockFonts } from './block-fonts.js';
import type { WireBlock, WireProperties } from './model/wire.js';
import type { RenderedBlock } from './rendered-block.js';

const wire = (values: Readonly<Record<string, Json>>): WireProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { id: 1, value }]));

const shown = (...blocks: readonly WireBlock[]) => made(blocks, {});

function made(blocks: readonly WireBlock[], how: { readonly showsUnknown?: boolean }) {
  const errors: string[] = [];
  const bare = bareBlocks(blocks, {
    ...how,
    themed: (value) => (value === '#{big}' ? '64px' : value),
    sanitizeHtml: (html) => html.replaceAll('<script>', ''),
    onError: ({ message }) => {
      errors.push(message);
    },
  });
  return { bare, errors };
}

const text: WireBlock = { id: 3, type: 'text', properties: wire({ html: '<script><p>a</p>' }) };

describe('bare blocks', () => {
  it('have their size and resolved properties, in the current theme', () => {
    const spacer = { id: 4, type: 'spacer', properties: wire({ height: '#{big}' }) };
    expect(shown({ ...spacer, size: { x: 6 } }).bare).toMatchObject([
      { id: 4, type: 'spacer', size: 6, properties: { height: '64px' }, items: [] },
    ]);
  });

  it('contain sanitised html', () => {
    const [block] = shown(text).bare;
    expect(block?.properties).toMatchObject({ html: '<p>a</p>', align: 'left' });
  });

  it('omit unknown types and report them', () => {
    const { bare, errors } = shown({ id: 1, type: 'hologram' }, text);
    expect(bare.map(({ id }) => id)).toStrictEqual([3]);
    expect(errors).toStrictEqual(["Block type of hologram hasn't been registered"]);
  });

  it('contain a placeholder for unknown types in the editor', () => {
    const old: WireBlock = { id: 2, type: 'oldHologram', items: [text] };
    const template = { id: 1, type: 'block', properties: wire({ template: 'hologram' }) };
    const { bare } = made([{ ...template, size: { x: 6 } }, old], { showsUnknown: true });
    expect(bare).toMatchObject([
      { id: 1, type: 'placeholder', unknownType: 'hologram', size: 6, items: [] },
      { id: 2, unknownType: 'oldHologram', items: [{ id: 3, type: 'text' }] },
    ]);
    const inRow = made([{ type: 'row', items: [template] }], { showsUnknown: true });
    expect(inRow.bare).toMatchObject([{ type: 'row', items: [{ unknownType: 'hologram' }] }]);
  });

  it('ERR-061 BLX-008 keep their own items if the item factory is unknown, and report it', () => {
    const filled = (itemFactory: string) =>
      shown({ type: 'grid', properties: wire({ itemFactory }), items: [text] });
    expect(filled('wings').errors).toStrictEqual(['Factory has no source']);
    expect(filled('wings').bare).toMatchObject([{ type: 'grid', items: [{ type: 'text' }] }]);
    for (const valid of ['', 'none', 'collections', 'creators', 'products'])
      expect(filled(valid).errors).toStrictEqual([]);
    expect(shown({ ...text, properties: wire({ itemFactory: 'wings' }) }).errors).toStrictEqual([]);
  });

  it('contain items only if their type has a slot', () => {
    const { bare } = shown(
      { id: 1, type: 'row', items: [text] },
      { ...text, id: 5, items: [text] },
    );
    expect(bare).toMatchObject([
      { id: 1, items: [{ id: 3, type: 'text' }] },
      { id: 5, items: [] },
    ]);
  });

  it('BLX-005 are omitted if none of their items can be rendered', () => {
    const ghost = { id: 2, type: 'hologram' };
    expect(shown({ id: 1, type: 'row', items: [ghost] }).bare).toStrictEqual([]);
    expect(shown({ id: 1, type: 'row', items: [] }).bare).toHaveLength(1);
    expect(shown({ id: 1, type: 'row' }).bare).toHaveLength(1);
    expect(shown({ ...text, items: [ghost] }).bare).toHaveLength(1);
  });

  it('have unique ids, nested blocks included', () => {
    const { bare } = shown(text, { id: 3, type: 'row', items: [text] }, { type: 'spacer' });
    const ids = [...bare, ...bare.flatMap(({ items }) => items)].map(({ id }) => id);
    expect(ids).toStrictEqual([3, 1_000_000_010, 0, 2_000_000_017]);
  });

  it('LAY-046 carry the small-screen flag', () => {
    const conditions = [{ name: 'is-small-screen' }];
    const { bare } = shown({ ...text, properties: wire({ conditions }) }, text);
    expect(bare.map(({ smallOnly }) => smallOnly)).toStrictEqual([true, undefined]);
  });
});

describe('the fonts of a page', () => {
  it('are listed once each', () => {
    const set = (font: string) => ({ type: 'quote', properties: wire({ font }) });
    const blocks = [set('Lato'), { type: 'row', items: [set('Anton'), text] }, set('Lato')];
    // Quotes and rows request no data, so bare blocks are complete.
    expect(blockFonts(shown(...blocks).bare as readonly RenderedBlock[])).toStrictEqual([
      'Lato',
      'Anton',
    ]);
  });
});
