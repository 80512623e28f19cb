import type { Json } from '../catalogue/contract.js';
import { resolveProperties } from './model/block.js';
import { outlineOf, type PageLine } from './outline.js';
import { blockRegistry, type BlockName } from './registry.js';
import type { RenderedBlock } from './rendered-block.js';

interface Given {
  readonly size?: number;
  readonly values?: Readonly<Record<string, Json>>;
  readonly items?: readonly RenderedBlock[];
  readonly products?: readonly unknown[];
}

let lastId = 0;

function block(type: BlockName, { size = 12, values = {}, items = [], ...data }: Given = {}) {
  const definition = blockRegistry.find(type);
  if (definition === undefined) throw new Error(type);
  const wire = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { id: 1, value }]),
  );
  const properties = resolveProperties(definition, wire, (value) => value);
  lastId += 1;
  // The definition of the type resolved them.
  return { id: lastId, type, size, properties, items, ...data } as RenderedBlock;
}

const text = (html = '<p>Words</p>', given: Given = {}) =>
  block('text', { ...given, values: { html, ...given.values } });
const picture = (given: Given = {}) => block('image', { values: { src: '/images/a' }, ...given });
const band = (type: BlockName = 'row') => block(type, { values: { fullWidth: true } });
const tinted = () => text(undefined, { values: { fullBackgroundColor: '#123456' } });

const countsOf = (...blocks: readonly RenderedBlock[]) =>
  outlineOf(blocks).lines.map(({ count }) => count);
const gapBetween = (above: RenderedBlock, below: RenderedBlock) =>
  outlineOf([above, below]).lines[1]?.gap;

describe('page lines', () => {
  it('are empty without blocks', () => {
    expect(outlineOf([])).toStrictEqual({ lines: [], headed: null, first: null });
  });

  it('contain as many blocks as fit into twelve columns', () => {
    const sized = (...sizes: readonly number[]) => sizes.map((size) => block('row', { size }));
    expect(countsOf(...sized(6, 6))).toStrictEqual([2]);
    expect(countsOf(...sized(3, 3, 3, 3, 3))).toStrictEqual([4, 1]);
    expect(countsOf(...sized(6, 7))).toStrictEqual([1, 1]);
    expect(countsOf(...sized(12, 3, 3))).toStrictEqual([1, 2]);
  });

  it('contain a full-width or full-background block alone', () => {
    const half = block('row', { size: 6 });
    const wide = block('row', { size: 6, values: { fullWidth: true } });
    const coloured = block('row', { size: 6, values: { fullBackgroundColor: '#123456' } });
    expect(countsOf(half, wide, half)).toStrictEqual([1, 1, 1]);
    expect(countsOf(coloured, half)).toStrictEqual([1, 1]);
  });

  it('bleed if their first block fills its band', () => {
    const bleeds = (first: RenderedBlock) => outlineOf([first]).lines.map((line) => line.bleeds);
    expect([bleeds(block('banner')), bleeds(block('row'))]).toStrictEqual([[true], [false]]);
  });
});

describe('the gap above a line', () => {
  it('is the page top for the first line, and none for a band', () => {
    const first = (one: RenderedBlock): PageLine['gap'] | undefined =>
      outlineOf([one]).lines[0]?.gap;
    expect([first(text()), first(band()), first(tinted())]).toStrictEqual(['top', 'none', 'none']);
  });

  it('is `none` next to a spacer', () => {
    const spacer = block('spacer');
    expect([gapBetween(spacer, text()), gapBetween(band(), spacer)]).toStrictEqual([
      'none',
      'none',
    ]);
  });

  it('is closed between two bands and a section next to one', () => {
    expect(gapBetween(band(), tinted())).toBe('touch');
    expect(gapBetween(band(), text())).toBe('section');
    expect(gapBetween(text(), band())).toBe('section');
  });

  it('is small within a text, and larger above a heading or after introductory text', () => {
    const button = () => block('button');
    expect(gapBetween(text(), text())).toBe('flow');
    expect(gapBetween(text(), button())).toBe('flow');
    expect(gapBetween(text(), text('<h2>Next</h2>'))).toBe('lead');
    expect(gapBetween(text(), block('row'))).toBe('lead');
    expect(gapBetween(button(), block('row'))).toBe('section');
    expect(gapBetween(block('row'), text())).toBe('section');
  });

  it('depends on the last block of the line above', () => {
    const [left, right] = [block('row', { size: 6 }), text(undefined, { size: 6 })];
    expect(outlineOf([left, right, text()]).lines[1]).toMatchObject({ gap: 'flow' });
  });
});

describe('the main heading of a page', () => {
  it('is in the first block that has one, nested blocks included', () => {
    const heading = text('<h1>Waves</h1>');
    const held = block('row', { items: [text(), heading] });
    expect(outlineOf([text('<h2>No</h2>'), held, text('<h1 class="a">Too late</h1>')]).headed).toBe(
      heading.id,
    );
    expect(outlineOf([text('<h10>'), text('<h2>No</h2>')]).headed).toBeNull();
  });

  it('can be the title of a banner', () => {
    const bannerOf = (values: Readonly<Record<string, Json>>) => block('banner', { values });
    const titled = bannerOf({ title: 'Waves' });
    const small = bannerOf({ title: 'Waves', titleType: 'h2' });
    expect(outlineOf([bannerOf({}), small, titled]).headed).toBe(titled.id);
    expect(outlineOf([bannerOf({}), small]).headed).toBeNull();
  });
});

describe('the eagerly loaded image', () => {
  it('is the first in the first two blocks, nested blocks included', () => {
    const [one, other] = [picture(), picture()];
    expect(outlineOf([block('row', { items: [text(), one] }), other]).first).toBe(one.id);
    expect(outlineOf([text(), other]).first).toBe(other.id);
    expect(outlineOf([text(), text(), other]).first).toBeNull();
  });

  it.each<readonly [string, RenderedBlock, boolean]>([
    ['an image', picture(), true],
    ['an image without a picture', block('image'), false],
    ['a banner', block('banner'), true],
    ['a banner with a plain colour', block('banner', { values: { media: 'overlay' } }), false],
    ['a slide', block('slide'), true],
    ['a slide with a plain colour', block('slide', { values: { media: 'overlay' } }), false],
    ['a product list', block('productList', { products: [{}] }), true],
    ['an empty product list', block('productList', { products: [] }), false],
    ['a product list without an answer', block('productList'), false],
  ])('is determined for %s', (_, one, isIt) => {
    expect(outlineOf([one]).first).toBe(isIt ? one.id : null);
  });
});
