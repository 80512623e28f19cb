import { found, removeBlock, resizeBlock, setProperty, setPublished } from './block-commands.js';
import {
  copiedBlock,
  copiedBlocksIn,
  copiedText,
  isCopiedBlock,
  pastedBlock,
} from './copied-block.js';
import { liveBlocks, type LiveBlock } from './live-blocks.js';
import { counted, emptyPage, liveDoc, paragraphsOf } from './live-page.testing.js';
import { insertBlock } from './tree-commands.js';

const page = {
  ...emptyPage,
  blocks: [
    {
      ...{ id: 1, type: 'row' },
      items: [
        { id: 2, type: 'textBlock', properties: { html: { id: 3, value: '<p>Soft</p>' } } },
        { id: 4, type: 'spacer' },
      ],
    },
  ],
};

/** Content of a block without its ids. */
function contentOf({ wire: { properties = {}, size, published }, items }: LiveBlock): unknown {
  const values = Object.entries(properties).map(([name, { value }]) => [name, value]);
  return { values, size, published, items: items.map(contentOf) };
}

describe('a copied block', () => {
  it('equals the original on another page, without removed items', () => {
    const [from, to] = [liveDoc(page), liveDoc()];
    setProperty(from, null, { uuid: 'b1', name: 'background', value: '#fff' });
    resizeBlock(from, null, { uuid: 'b2', size: 6 });
    setPublished(from, null, { uuid: 'b2', isPublished: false });
    removeBlock(from, null, 'b3');
    const [copied] = copiedBlocksIn(copiedText([copiedBlock(from, 'b1')])) ?? [];
    if (copied === undefined) throw new Error('It is no block.');
    const block = pastedBlock(copied, { newId: counted('n'), textOf: paragraphsOf });
    insertBlock(to, null, { block, at: { parent: null, index: 0 } });
    const text = {
      values: [
        ['template', 'text'],
        ['html', '<p>Soft</p>'],
      ],
      size: { x: 6, y: 0 },
      published: 0,
      items: [],
    };
    expect(liveBlocks(to).map(contentOf)).toStrictEqual([
      {
        values: [
          ['template', 'row'],
          ['background', '#fff'],
        ],
        ...{ size: { x: 12, y: 0 }, published: 1, items: [text] },
      },
    ]);
    expect(liveBlocks(to)[0]?.uuid).toBe('n1');
  });

  it('is copied with others in order, all or none', () => {
    const doc = liveDoc(page);
    const text = copiedText(['b3', 'b2'].map((uuid) => copiedBlock(doc, uuid)));
    expect(copiedBlocksIn(text)?.map(({ type }) => type)).toStrictEqual(['spacer', 'text']);
    expect(copiedBlocksIn(text.replace('"type":"spacer"', '"type":7'))).toBeUndefined();
    expect(copiedBlocksIn(copiedText([]))).toBeUndefined();
  });

  it('is distinguished from other texts and malformed blocks', () => {
    const text = copiedText([copiedBlock(liveDoc(page), 'b1')]);
    expect(copiedBlocksIn(text)).toHaveLength(1);
    const others = ['', 'Hello', '{}', text.slice(0, -1), text.replace('"size":12', '"size":2')];
    others.push(
      text.replace('"type":"row"', '"type":7'),
      text.replace('<p>Soft</p>"', '"'.concat(',"x":1')),
    );
    for (const other of others) expect(copiedBlocksIn(other)).toBeUndefined();
    expect(copiedBlocksIn(text.replace('{', '{ "other": 1, '))).toBeUndefined();
  });

  it.each([
    ['isPublished', 1],
    ['isPublished', 'true'],
    ['properties', []],
    ['properties', null],
    ['properties', 'a'],
    ['texts', ['<p>a</p>']],
    ['texts', null],
    ['texts', { html: 1 }],
    ['items', {}],
    ['items', [null]],
    ['items', ['a']],
  ])('is invalid with %s: %j', (name, value) => {
    const block = { ...copiedBlock(liveDoc(page), 'b3'), [name]: value };
    expect(isCopiedBlock(block)).toBe(false);
    expect(copiedBlocksIn(JSON.stringify({ 'selvedge/blocks/1': block }))).toBeUndefined();
  });

  it('has empty properties if the block has none', () => {
    const doc = liveDoc(page);
    found(doc, 'b3').delete('props');
    expect(copiedBlock(doc, 'b3').properties).toStrictEqual({});
  });

  it('is encoded as an object if it is the only one', () => {
    const copied = copiedBlock(liveDoc(page), 'b3');
    expect(copiedText([copied])).toBe(JSON.stringify({ 'selvedge/blocks/1': copied }));
  });

  it('is limited to the depth of a page', () => {
    const nested = (depth: number): unknown => ({
      ...{ type: 'row', size: 12, isPublished: true, properties: {}, texts: {} },
      items: depth === 1 ? [] : [nested(depth - 1)],
    });
    const asText = (depth: number) => JSON.stringify({ 'selvedge/blocks/1': nested(depth) });
    expect(copiedBlocksIn(asText(8))).toBeDefined();
    expect(copiedBlocksIn(asText(9))).toBeUndefined();
  });
});
