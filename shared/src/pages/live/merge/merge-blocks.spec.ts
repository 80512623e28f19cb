import type * as Y from 'yjs';

import type { WireBlock } from '../../../blocks/model/wire.js';
import { removeBlock, resizeBlock, setProperty } from '../block-commands.js';
import { liveBlocks } from '../live-blocks.js';
import { blockIn, blocksOf } from '../live-page.js';
import { counted, emptyPage, liveDoc, readParagraphs } from '../live-page.testing.js';
import { pageContentOf } from '../page-content.js';
import { insertBlock, moveBlock } from '../tree-commands.js';
import { mergePage } from './merge-page.js';

const me = { name: 'me' };

const rows = (...ids: readonly number[]): readonly WireBlock[] =>
  ids.map((id) => ({ id, type: 'row', order: id, items: [], properties: {} }));

/** Outline of block ids such as `2(3 4)`; `-` has no id yet. */
function shown(blocks: readonly WireBlock[]): string {
  return blocks
    .map(({ id = '-', items = [] }) => (items.length === 0 ? id : `${id}(${shown(items)})`))
    .join(' ');
}

interface Merge {
  readonly base: readonly WireBlock[];
  /** Concurrent changes by others; the blocks are `b1`, `b2`, … in order. */
  readonly live?: (doc: Y.Doc) => void;
  readonly theirs: readonly WireBlock[];
  readonly isCurrent?: boolean;
}

/** Returns the merged page and its conflicts. */
function merged({ base, live, theirs, isCurrent = false }: Merge) {
  const pageOf = (blocks: readonly WireBlock[]) => ({ ...emptyPage, blocks });
  const doc = liveDoc(pageOf(base));
  live?.(doc);
  const of = { isCurrent, newId: counted('n'), readHtml: readParagraphs };
  const conflicts = mergePage(doc, 'rest', { base: pageOf(base), theirs: pageOf(theirs), ...of });
  const { blocks } = pageContentOf(doc);
  return { conflicts, blocks, shown: shown(blocks), live: liveBlocks(doc) };
}

const into =
  (uuid: string, parent: string | null, index = 0) =>
  (doc: Y.Doc) =>
    moveBlock(doc, me, { uuid, to: { parent, index } });

describe('merged blocks', () => {
  it('keep a concurrent move if the sender did not move them', () => {
    const [two = {}, three = {}] = rows(2, 3);
    const changed = { ...two, properties: { spacing: { value: '2px' } } };
    const { conflicts, ...page } = merged({
      base: [two, three],
      live: into('b1', null, 1),
      theirs: [changed, three],
    });
    expect([page.shown, conflicts]).toStrictEqual(['3 2', []]);
    expect(page.blocks[1]?.properties).toStrictEqual({ spacing: { value: '2px' } });
  });

  it('move as sent if no other user moved them elsewhere', () => {
    const [two = {}, three = {}, four = {}] = rows(2, 3, 4);
    const moved = { base: [two, three, four], theirs: [{ ...two, items: [four] }, three] };
    expect(merged(moved)).toMatchObject({ shown: '2(4) 3', conflicts: [] });
    // Others made the same move.
    expect(merged({ ...moved, live: into('b3', 'b1') })).toMatchObject({
      ...{ shown: '2(4) 3', conflicts: [] },
    });
  });

  it('follow the nearest preceding sibling that is still there', () => {
    const [two = {}, three = {}] = rows(2, 3);
    const page = merged({
      base: [two, three],
      live: into('b2', 'b1'),
      theirs: [two, three, { type: 'row', order: 4, items: [] }],
    });
    expect(page.shown).toBe('2(3) -');
    expect(page.live.map(({ uuid }) => uuid)).toStrictEqual(['b1', 'n1']);
  });

  it('keep their position if a concurrent move leaves no room, as a conflict', () => {
    const [two = {}, three = {}] = rows(2, 3);
    const page = merged({
      base: [two, three],
      // The sender's parent is now its child.
      live: into('b1', 'b2'),
      theirs: [{ ...two, items: [three] }],
      isCurrent: true,
    });
    expect(page).toMatchObject({ shown: '3(2)', conflicts: ['blocks.3.position'] });
  });

  it('get a new id if another block took theirs', () => {
    const base = rows(2);
    const page = merged({
      base,
      live: (doc) => {
        const block = { uuid: 'x', type: 'row' };
        insertBlock(doc, me, { block, at: { parent: null, index: 9 } });
        doc.getMap<Y.Map<unknown>>('blocks').get('x')?.set('wire', wireWith(9));
      },
      theirs: [...base, ...rows(9)],
    });
    expect(page.blocks.map(({ id }) => id ?? null).sort()).toStrictEqual([2, 9, null]);
  });

  it('are removed with their items if the sender omits them, unless others edited them', () => {
    const [two = {}, three = {}, four = {}] = rows(2, 3, 4);
    const base = [{ ...two, items: [three] }, four];
    expect(merged({ base, theirs: [four] })).toMatchObject({ shown: '4', conflicts: [] });
    // Others edited it in the meantime.
    const live = (doc: Y.Doc) =>
      setProperty(doc, me, { uuid: 'b2', name: 'spacing', value: '1px' });
    expect(merged({ base, live, theirs: [four] })).toMatchObject({
      ...{ shown: '2(3) 4', conflicts: ['blocks.2'] },
    });
  });

  it('are restored as sent, without the items that were not sent', () => {
    const [two = {}, three = {}, four = {}] = rows(2, 3, 4);
    const properties = { align: { value: 'left' } };
    const old = [{ ...two, properties, items: [three, four] }];
    const page = merged({
      base: [],
      // The blocks are in the document but were removed before the base was recorded.
      live: (doc) => {
        const of = { isCurrent: true, newId: counted('m'), readHtml: readParagraphs };
        mergePage(doc, me, { base: emptyPage, theirs: { ...emptyPage, blocks: old }, ...of });
        removeBlock(doc, me, 'm1');
      },
      theirs: [{ ...two, properties: { spacing: { value: '3px' } }, items: [four] }],
      isCurrent: true,
    });
    expect([page.shown, page.conflicts]).toStrictEqual(['2(4)', []]);
    expect(page.blocks[0]?.properties).toStrictEqual({ spacing: { value: '3px' } });
    expect(page.live.map(({ uuid }) => uuid)).toStrictEqual(['m1']);
  });

  it('are restored if the sender edited them after a concurrent removal and has precedence', () => {
    const [two = {}, three = {}] = rows(2, 3);
    const sent = { ...two, properties: { spacing: { value: '2px' } } };
    const removed = { base: [two, three], live: (doc: Y.Doc) => removeBlock(doc, me, 'b1') };
    expect(merged({ ...removed, theirs: [sent, three] })).toMatchObject({
      ...{ shown: '3', conflicts: ['blocks.2'] },
    });
    expect(merged({ ...removed, theirs: [sent, three], isCurrent: true })).toMatchObject({
      ...{ shown: '2 3', conflicts: [] },
    });
    // An unchanged block does not restore anything.
    expect(merged({ ...removed, theirs: [two, three], isCurrent: true })).toMatchObject({
      ...{ shown: '3', conflicts: [] },
    });
  });

  it('are restored as deleted if they are sent so', () => {
    const [two = {}, three = {}] = rows(2, 3);
    const sent = [{ ...three, deleted: true }];
    const page = merged({
      base: [],
      // Deleted items of a removed block.
      live: (doc) => {
        const theirs = { ...emptyPage, blocks: [{ ...two, items: sent }] };
        const of = { isCurrent: true, newId: counted('m'), readHtml: readParagraphs };
        mergePage(doc, me, { base: emptyPage, theirs, ...of });
        removeBlock(doc, me, 'm1');
      },
      theirs: sent,
      isCurrent: true,
    });
    expect([page.blocks, page.conflicts]).toStrictEqual([sent, []]);
  });

  it('are skipped if the document lost them or their property map', () => {
    const [two = {}, three = {}] = rows(2, 3);
    const sent = { ...two, properties: { spacing: { value: '2px' } } };
    const base = [two, three];
    const lost = (doc: Y.Doc) => blocksOf(doc).delete('b1');
    expect(merged({ base, live: lost, theirs: [sent, three] })).toMatchObject({
      ...{ shown: '3', conflicts: [] },
    });
    const bare = (doc: Y.Doc) => blockIn(doc, 'b1')?.delete('props');
    expect(merged({ base, live: bare, theirs: [sent, three] })).toMatchObject({
      ...{ blocks: base, conflicts: [] },
    });
  });

  it('are returned as sent, including differences of empty lists and order', () => {
    const [two = {}, three = {}] = rows(2, 3);
    const theirs = [three, two];
    expect(merged({ base: [two, three], theirs }).blocks).toStrictEqual(theirs);
    const { items: _items, ...single } = two;
    expect(merged({ base: [single], theirs: [two] }).blocks).toStrictEqual([two]);
    expect(merged({ base: [two], theirs: [single] }).blocks).toStrictEqual([single]);
  });

  it('keep a concurrent size and property with its id, as conflicts', () => {
    const properties = { spacing: { id: 9, value: '1px' } };
    const [row] = rows(2);
    const { properties: _properties, ...bare } = { ...row, properties, size: { x: 12, y: 0 } };
    const two = { ...bare, properties };
    const { blocks, conflicts } = merged({
      base: [two],
      live: (doc) => {
        resizeBlock(doc, me, { uuid: 'b1', size: 6 });
        setProperty(doc, me, { uuid: 'b1', name: 'spacing', value: '9px' });
      },
      theirs: [{ ...bare, size: { x: 4, y: 0 } }],
    });
    expect(conflicts).toStrictEqual(['blocks.2.size', 'blocks.2.properties.spacing']);
    const live = { size: { x: 6, y: 0 }, properties: { spacing: { id: 9, value: '9px' } } };
    expect(blocks).toStrictEqual([{ ...two, ...live }]);
  });

  it('write only the changed values', () => {
    const [two = {}, three = {}] = rows(2, 3);
    const written: string[] = [];
    merged({
      base: [two, three],
      live: (doc) =>
        blocksOf(doc).observeDeep((events) =>
          written.push(...events.flatMap(({ path, keys }) => [[...path, ...keys.keys()].join()])),
        ),
      theirs: [{ ...two, properties: { spacing: { value: '2px' } } }],
    });
    expect(written.sort()).toStrictEqual(['b1,props,spacing', 'b1,wire', 'b2,deleted']);
  });

  it('that were sent as deleted are removed permanently once they are omitted', () => {
    const [two = {}, three = {}] = rows(2, 3);
    const base = [{ ...two, deleted: true }, three];
    expect(merged({ base, theirs: base }).blocks).toStrictEqual(base);
    expect(merged({ base, theirs: [three] }).blocks).toStrictEqual([three]);
  });
});

const wireWith = (id: number): string =>
  JSON.stringify({
    ...{ fields: { id, type: 'row' }, properties: {}, kept: {}, rich: {} },
    ...{ index: 1, parent: null, hasItems: true },
  });
