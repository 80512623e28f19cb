import type { Json } from '../../catalogue/contract.js';
import type { WireBlock } from '../../blocks/model/wire.js';
import { removeBlock, setPublished } from './block-commands.js';
import { setText } from './set-text.testing.js';
import { emptyPage, liveDoc, readParagraphs } from './live-page.testing.js';
import { pageContentOf } from './page-content.js';
import { insertBlock, moveBlock, restoreBlock } from './tree-commands.js';

const me = { name: 'me' };
const row: WireBlock = { id: 1, type: 'row' };
const docOf = (...blocks: readonly WireBlock[]) => liveDoc({ ...emptyPage, blocks });

/** Block on the wire after it was hidden or shown. */
function turned(block: WireBlock, isPublished: boolean): WireBlock | undefined {
  const doc = docOf(block);
  setPublished(doc, me, { uuid: 'b1', isPublished });
  return pageContentOf(doc).blocks[0];
}

describe('the published state', () => {
  it.each<readonly [Json, Json]>([
    [1, 0],
    ['1', '0'],
    [true, false],
    ['true', 'false'],
    ['yes', 'false'],
    [null, 0],
  ])('keeps its original encoding: %j becomes %j', (shown, hidden) => {
    expect(turned({ ...row, published: shown }, false)).toStrictEqual({
      ...row,
      published: hidden,
    });
    const property = (value: Json) => ({ published: { id: 2, value } });
    expect(turned({ ...row, properties: property(shown) }, false)?.properties).toStrictEqual(
      property(hidden),
    );
  });

  it.each<readonly [Json, Json]>([
    [0, 1],
    ['0', '1'],
    [false, true],
    ['false', 'true'],
  ])('keeps its original encoding of %j when shown: %j', (hidden, shown) => {
    expect(turned({ ...row, published: hidden }, true)).toStrictEqual({ ...row, published: shown });
  });

  it('is written to the property if there is one, not to the field', () => {
    const both = { ...row, published: 1, properties: { published: { value: '0' } } };
    expect(turned(both, true)).toStrictEqual({
      ...both,
      properties: { published: { value: '1' } },
    });
    expect(turned(both, false)).toStrictEqual(both);
    const other = { ...row, published: 0, properties: { published: { value: '1' } } };
    expect(turned(other, false)).toStrictEqual({
      ...other,
      properties: { published: { value: '0' } },
    });
  });

  it('is written to the field if neither was sent', () => {
    expect(turned(row, false)).toStrictEqual({ ...row, published: 0 });
    expect(turned(row, true)).toStrictEqual(row);
  });
});

describe('a block received as deleted', () => {
  const removed = { ...row, deleted: true };

  it('is returned unchanged, and as not deleted after a restore', () => {
    const doc = docOf(removed);
    expect(pageContentOf(doc).blocks).toStrictEqual([removed]);
    restoreBlock(doc, me, 'b1');
    expect(pageContentOf(doc).blocks).toStrictEqual([{ ...row, deleted: false }]);
    removeBlock(doc, me, 'b1');
    expect(pageContentOf(doc).blocks).toStrictEqual([removed]);
  });

  it('differs from a block removed here, which is omitted', () => {
    const doc = docOf(row);
    removeBlock(doc, me, 'b1');
    expect(pageContentOf(doc).blocks).toStrictEqual([]);
    restoreBlock(doc, me, 'b1');
    expect(pageContentOf(doc).blocks).toStrictEqual([row]);
  });
});

describe('the content of a block', () => {
  it('has items if a list was received or items were added', () => {
    const doc = docOf({ ...row, items: [] }, { id: 2, type: 'row' }, { id: 3, type: 'row' });
    moveBlock(doc, me, { uuid: 'b3', to: { parent: 'b2', index: 0 } });
    expect(pageContentOf(doc).blocks.map(({ items }) => items?.map(({ id }) => id))).toStrictEqual([
      [],
      [3],
    ]);
  });

  it('gets new order numbers when a block moves in from elsewhere', () => {
    const of = (...ids: readonly number[]) => ids.map((id) => ({ id, type: 'row', order: id }));
    const doc = docOf({ ...row, items: of(2, 4) }, ...of(3));
    moveBlock(doc, me, { uuid: 'b4', to: { parent: 'b1', index: 1 } });
    expect(pageContentOf(doc).blocks[0]?.items?.map(({ id, order }) => [id, order])).toStrictEqual([
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
  });

  it('includes a text only if one was received or written', () => {
    const doc = docOf({ id: 1, type: 'text', properties: { html: { id: 2, value: '<p>a</p>' } } });
    insertBlock(doc, me, { block: { uuid: 'n', type: 'text' }, at: { parent: null, index: 1 } });
    const texts = () => pageContentOf(doc).blocks.map(({ properties }) => properties?.['html']);
    expect(texts()).toStrictEqual([{ id: 2, value: '<p>a</p>' }, undefined]);
    const empty = readParagraphs('');
    for (const uuid of ['b1', 'n']) setText(doc, me, { uuid, name: 'html', text: empty });
    expect(texts()).toStrictEqual([{ id: 2, value: '' }, undefined]);
  });
});
