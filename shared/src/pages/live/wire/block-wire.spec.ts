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

describe('how a block came', () => {
  it.each<Readonly<Record<string, unknown>>>([
    {},
    { properties: null },
    { parent: 'b1' },
    { hasItems: true },
    // As deep as a call may bring it.
    { fields: { mine: nested(32) } },
  ])('may say %j', (change) => {
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
  ])('does not say %j', (change) => {
    expect(isBlockWire(encoded(change))).toBe(false);
  });

  it.each(['', 'null', '7', '[]', '{', '"a"'])('is not %s', (text) => {
    expect(isBlockWire(text)).toBe(false);
  });

  it('is read of the block, and is nothing of one that was made here', () => {
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

describe('the type of a block that came', () => {
  it.each([
    [{ type: 'text' }, 'text'],
    [{ type: 'textBlock', properties: { template: { value: 'text' } } }, 'text'],
    [{ type: 'holoDeck' }, 'holoDeck'],
    [{ type: 'a', properties: { template: { value: 'holoDeck' } } }, 'holoDeck'],
    [{}, ''],
  ])('of %j is %j', (block, name) => {
    expect(typeNameOf(block)).toBe(name);
  });

  it('says which of its properties are texts', () => {
    expect(richNamesOf('text')).toStrictEqual(['html']);
    expect(richNamesOf('row')).toStrictEqual([]);
    expect(richNamesOf('holoDeck')).toStrictEqual([]);
  });
});

describe('what a text is known by', () => {
  const fingerprint = (html: string): string => {
    const fragment = new Y.Doc().getXmlFragment('text');
    writeText(fragment, readParagraphs(html));
    return hashOf(fragment);
  };

  it('is the same as long as nobody edits it', () => {
    expect(fingerprint('<p>a</p>')).toBe(fingerprint('<p>a</p>'));
    const texts = ['<p>a</p>', '<p>b</p>', '<p>ab</p>', '<p>ba</p>', '<p>😀</p>', '<p>😁</p>'];
    expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
  });

  it('is of one length, whatever the text', () => {
    const texts = Array.from({ length: 40 }, (_, nth) => `<p>${nth}</p>`);
    for (const text of texts) expect(fingerprint(text)).toMatch(/^[\da-f]{16}$/);
  });
});
