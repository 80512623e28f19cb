import fc from 'fast-check';
import * as Y from 'yjs';

import type { Json } from '../../catalogue/contract.js';
import type { WireBlock, WireProperties } from '../../blocks/model/wire.js';
import type { PageContent } from '../page.js';
import { removeBlock, resizeBlock, setProperty, setPublished } from './block-commands.js';
import { setText } from './set-text.testing.js';
import { giveIds } from './give-ids.js';
import { liveBlocks } from './live-blocks.js';
import { blocksOf } from './live-page.js';
import { emptyPage, liveDoc, readParagraphs } from './live-page.testing.js';
import { setPageFlag, setPageProperty } from './page-commands.js';
import { isRemovedWithin, pageContentOf, pageWireIn } from './page-content.js';
import { insertBlock, moveBlock } from './tree-commands.js';

const me = { name: 'me' };
const json = fc.jsonValue({ maxDepth: 2 }).map((made) => {
  // Converts the value as if it were received over the wire.
  return JSON.parse(JSON.stringify(made)) as Json;
});
const id = fc.nat({ max: 1_000_000 });
const name = fc.oneof(
  fc.stringMatching(/^[a-z]{1,6}$/),
  fc.constantFrom('html', 'published', 'template', 'conditions', 'title'),
);
const value = fc.oneof(json, fc.constantFrom('text', 'row', '<p>Hi <b>you</b></p>', '0', '1', 0));
/** Generates objects like those of a JSON parser. */
const plain = { noNullPrototype: true } as const;
const property = fc.record({ id, value, note: json }, { ...plain, requiredKeys: ['value'] });
const properties: fc.Arbitrary<WireProperties> = fc.dictionary(name, property, plain);
const fields = {
  id,
  uid: fc.uuid(),
  type: fc.constantFrom('text', 'textBlock', 'row', 'holoDeck', 'banner'),
  published: fc.constantFrom<Json>(0, 1, '1', '0', true, null),
  deleted: fc.constantFrom<Json>(false, true, 1),
  size: fc.oneof(
    fc.record({ x: fc.oneof(fc.nat({ max: 14 }), fc.constant('6')), y: id }, plain),
    json,
  ),
  order: fc.oneof(fc.integer({ min: -2, max: 4 }), json),
  notes: json,
  properties,
};
/** Less than the maximum depth of a page, beyond which blocks move. */
const nesting = { maxDepth: 6, maxLength: 3, depthIdentifier: 'block' } as const;
const { block } = fc.letrec<{ block: WireBlock }>((tie) => ({
  block: fc.record(
    { ...fields, items: fc.oneof(nesting, fc.constant([]), fc.array(tie('block'), nesting)) },
    { ...plain, requiredKeys: ['type'] },
  ),
}));
const page: fc.Arbitrary<PageContent> = fc.record(
  {
    url: fc.constantFrom('/', '/about/'),
    layout: fc.constantFrom('standard' as const, 'blank' as const),
    flags: fc.uniqueArray(fc.oneof(fc.string(), fc.nat())),
    sitemap: json,
    theme: json,
    edited: json,
    unheardOf: json,
    properties,
    blocks: fc.array(block, { maxLength: 4 }),
  },
  { ...plain, requiredKeys: ['url', 'layout', 'flags', 'properties', 'blocks'] },
);

describe('a live document', () => {
  it('returns a page with equal values, ids, order and html', () => {
    fc.assert(
      fc.property(page, (original) => {
        const doc = liveDoc(original);
        expect(pageContentOf(doc)).toStrictEqual(original);
        expect(giveIds(doc, 'server')).toStrictEqual(giveIds(doc, 'server'));
      }),
      { numRuns: 30 },
    );
  });

  it('assigns new ids and never reuses old ones', () => {
    const old = { id: 9, type: 'row', properties: { template: { id: 5, value: 'row' } } };
    const doc = liveDoc({ ...emptyPage, blocks: [old] });
    insertBlock(doc, me, { block: { uuid: 'n', type: 'text' }, at: { parent: null, index: 9 } });
    const [first, second] = giveIds(doc, 'server').blocks;
    expect(first).toStrictEqual({ ...old });
    expect(second).toStrictEqual({
      id: 10,
      type: 'text',
      size: { x: 12, y: 0 },
      published: 1,
      order: 1,
      items: [],
      properties: { template: { id: 11, value: 'text' } },
    });
    expect(giveIds(doc, 'server')).toStrictEqual(pageContentOf(doc));
    removeBlock(doc, me, 'n');
    insertBlock(doc, me, { block: { uuid: 'm', type: 'text' }, at: { parent: null, index: 9 } });
    expect(giveIds(doc, 'server').blocks.map(({ id: given }) => given)).toStrictEqual([9, 12]);
  });

  it('does not reuse the ids of undone blocks, and writes nothing if all ids are set', () => {
    const doc = liveDoc({ ...emptyPage, blocks: [{ id: 3, type: 'row' }] });
    const undo = new Y.UndoManager(doc.getMap('blocks'), { trackedOrigins: new Set([me]) });
    const at = { parent: null, index: 9 };
    insertBlock(doc, me, { block: { uuid: 'n', type: 'text' }, at });
    expect(giveIds(doc, 'server').blocks.map(({ id: given }) => given)).toStrictEqual([3, 4]);
    undo.undo();
    expect(blocksOf(doc).has('n')).toBe(false);
    insertBlock(doc, me, { block: { uuid: 'm', type: 'text' }, at });
    expect(giveIds(doc, 'server').blocks.map(({ id: given }) => given)).toStrictEqual([3, 6]);
    let updates = 0;
    doc.on('update', () => (updates += 1));
    giveIds(doc, 'server');
    expect(updates).toBe(0);
    setProperty(doc, me, { uuid: 'm', name: 'align', value: 'right' });
    const [, block] = giveIds(doc, 'server').blocks;
    expect(block?.properties?.['align']).toStrictEqual({ id: 8, value: 'right' });
  });

  it('assigns ids to page properties once', () => {
    const properties = { title: { id: 7, value: 'Old', kind: 'text' } };
    const doc = liveDoc({ ...emptyPage, properties });
    setPageProperty(doc, me, { name: 'description', value: 'New' });
    const named = { ...properties, description: { id: 8, value: 'New' } };
    expect(giveIds(doc, 'server').properties).toStrictEqual(named);
    expect(pageContentOf(doc).properties).toStrictEqual(named);
    setPageProperty(doc, me, { name: 'keywords', value: 'a' });
    expect(giveIds(doc, 'server').properties['keywords']).toStrictEqual({ id: 9, value: 'a' });
  });

  it('changes only what was edited', () => {
    const [quote, text, row] = [
      { id: 1, type: 'quote', order: 7, published: '1', notes: 'a', properties: {} },
      {
        id: 2,
        type: 'textBlock',
        order: 3,
        size: { x: '6', z: 1 },
        properties: {
          template: { id: 21, value: 'text' },
          html: { id: 22, value: '<p  class=x>Kept' },
          published: { id: 23, value: '1' },
        },
      },
      { id: 3, type: 'row', order: 9, items: [] },
    ];
    const doc = liveDoc({ ...emptyPage, flags: ['b', 7, 'a'], blocks: [quote, text, row] });
    const uuidOf = (wireId: number): string =>
      liveBlocks(doc).find(({ wire }) => wire.id === wireId)?.uuid ?? '';
    setPublished(doc, me, { uuid: uuidOf(1), isPublished: false });
    setPublished(doc, me, { uuid: uuidOf(2), isPublished: false });
    resizeBlock(doc, me, { uuid: uuidOf(2), size: 4 });
    setProperty(doc, me, { uuid: uuidOf(3), name: 'spacing', value: '2px' });
    setPageFlag(doc, me, { name: 'c', isSet: true });
    setPageFlag(doc, me, { name: 'a', isSet: false });
    const edited = pageContentOf(doc);
    expect(edited.flags).toStrictEqual(['b', 7, 'c']);
    expect(edited.blocks).toStrictEqual([
      { ...quote, published: '0' },
      {
        ...text,
        size: { x: 4, z: 1 },
        properties: { ...text.properties, published: { id: 23, value: '0' } },
      },
      { ...row, properties: { spacing: { value: '2px' } } },
    ]);
    const paragraphs = readParagraphs('<p>New</p>');
    setText(doc, me, { uuid: uuidOf(2), name: 'html', text: paragraphs });
    expect(pageContentOf(doc).blocks[1]?.properties?.['html']).toStrictEqual({
      id: 22,
      value: '<p>New</p>',
    });
    moveBlock(doc, me, { uuid: uuidOf(3), to: { parent: null, index: 0 } });
    expect(pageContentOf(doc).blocks.map(({ id: is, order }) => [is, order])).toStrictEqual([
      [3, 0],
      [2, 1],
      [1, 2],
    ]);
  });

  it('keeps existing orders if a new block fits between them', () => {
    const blocks = [7, 3, 4].map((order) => ({ id: order, type: 'row', order }));
    const doc = liveDoc({ ...emptyPage, blocks });
    const put = (uuid: string, index: number): void =>
      insertBlock(doc, me, { block: { uuid, type: 'row' }, at: { parent: null, index } });
    put('n', 2);
    put('m', 4);
    const orders = () => pageContentOf(doc).blocks.map(({ order }) => order);
    expect(orders()).toStrictEqual([3, 4, 5, 7, 8]);
    put('o', 1);
    expect(orders()).toStrictEqual([0, 1, 2, 3, 4, 5]);
  });
  it('drops the order of a block that moved from another parent', () => {
    const moved = { id: 3, type: 'text', order: 5 };
    const rows = [1, 2].map((nth) => ({ id: nth, type: 'row', order: nth, items: [] }));
    const doc = liveDoc({
      ...emptyPage,
      blocks: [{ id: 4, type: 'row', items: [moved] }, ...rows],
    });
    moveBlock(doc, me, { uuid: 'b2', to: { parent: null, index: 9 } });
    const { blocks } = pageContentOf(doc);
    expect(blocks.map(({ id: is, order }) => [is, order])).toStrictEqual([
      [4, undefined],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it('returns an empty page if nothing was written', () => {
    const doc = new Y.Doc();
    expect(pageContentOf(doc)).toStrictEqual(emptyPage);
    expect(pageWireIn(doc)).toStrictEqual({ fields: {}, flags: [], properties: {} });
  });

  it('returns orphaned and circular blocks with defaults', () => {
    const doc = liveDoc();
    const put = (uuid: string, parent: string): unknown =>
      blocksOf(doc).set(uuid, new Y.Map(Object.entries({ type: 'row', pos: [parent, 'a0'] })));
    put('a', 'gone');
    const bare = { type: 'row', size: { y: 0, x: 12 }, published: 1, items: [] };
    const properties = { template: { value: 'row' } };
    expect(pageContentOf(doc).blocks).toStrictEqual([{ ...bare, order: 0, properties }]);
    put('b', 'c');
    put('c', 'b');
    expect(['a', 'b', 'c'].map((uuid) => isRemovedWithin(doc, uuid))).toStrictEqual([
      false,
      false,
      false,
    ]);
  });
});
