import * as Y from 'yjs';

import { writeText } from '../../../rich-text/fragments.js';
import {
  hashOf,
  isBlockWire,
  richNamesOf,
  typeNameOf,
  wireOf,
  type BlockWire,
} from './block-wire.js';
import { readParagraphs } from '../live-page.testing.js';

const original: BlockWire = {
  ...{
    fields: { id: 7, notes: ['a'] },
    properties: { html: { id: 8 } },
    kept: { template: 'text' },
  },
  ...{ rich: { html: { value: '<p>a</p>', hash: '00' } }, index: 0, parent: null, hasItems: false },
};
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
const encoded = (change: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ ...original, ...change });

describe('a wire state', () => {
  it.each<Readonly<Record<string, unknown>>>([
    {},
    { properties: null },
    { parent: 'b1' },
    { hasItems: true },
    // The deepest value of a request.
    { fields: { mine: nested(32) } },
  ])('is valid with %j', (change) => {
    expect(isBlockWire(encoded(change))).toBe(true);
  });

  it.each<Readonly<Record<string, unknown>>>([
    { fields: [] },
    { fields: null },
    { fields: 'a' },
    { fields: undefined },
    { kept: 7 },
    { rich: null },
    { properties: [] },
    { properties: 'a' },
    { properties: undefined },
    { index: '0' },
    { parent: 7 },
    { parent: undefined },
    { fields: { mine: 'a\0' } },
    { kept: { published: '\ud800' } },
    { rich: { html: { value: nested(40), hash: '' } } },
  ])('is invalid with %j', (change) => {
    expect(isBlockWire(encoded(change))).toBe(false);
  });

  it.each(['', 'null', '7', '[]', '{', '"a"'])('is invalid as %s', (text) => {
    expect(isBlockWire(text)).toBe(false);
  });

  it('is read from the block, and empty for a block created here', () => {
    const blocks = new Y.Doc().getMap<Y.Map<unknown>>('blocks');
    blocks.set('b1', new Y.Map<unknown>([['wire', encoded({})]]));
    blocks.set('b2', new Y.Map<unknown>());
    const [first, second] = [...blocks.values()].map(wireOf);
    expect(first).toStrictEqual(original);
    expect(second).toMatchObject({
      ...{ fields: {}, index: -1, hasItems: true, properties: null },
    });
  });
});

describe('the type of a received block', () => {
  it.each([
    [{ type: 'text' }, 'text'],
    [{ type: 'textBlock', properties: { template: { value: 'text' } } }, 'text'],
    [{ type: 'holoDeck' }, 'holoDeck'],
    [{ type: 'a', properties: { template: { value: 'holoDeck' } } }, 'holoDeck'],
    [{}, ''],
  ])('for %j is %j', (block, name) => {
    expect(typeNameOf(block)).toBe(name);
  });

  it('determines which properties are rich texts', () => {
    expect(richNamesOf('text')).toStrictEqual(['html']);
    expect(richNamesOf('row')).toStrictEqual([]);
    expect(richNamesOf('holoDeck')).toStrictEqual([]);
  });
});

describe('the hash of a text', () => {
  const fingerprint = (html: string): string => {
    const fragment = new Y.Doc().getXmlFragment('text');
    writeText(fragment, readParagraphs(html));
    return hashOf(fragment);
  };

  it('is stable until the text is edited', () => {
    expect(fingerprint('<p>a</p>')).toBe(fingerprint('<p>a</p>'));
    const texts = ['<p>a</p>', '<p>b</p>', '<p>ab</p>', '<p>ba</p>', '<p>😀</p>', '<p>😁</p>'];
    expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
  });

  it('has a fixed length', () => {
    const texts = Array.from({ length: 40 }, (_, nth) => `<p>${nth}</p>`);
    for (const text of texts) expect(fingerprint(text)).toMatch(/^[\da-f]{16}$/);
  });
});
