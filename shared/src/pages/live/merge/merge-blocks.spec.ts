import type * as Y from 'yjs';

import type { WireBlock } from '../../../blocks/model/wire.js';
import { removeBlock, setProperty } from '../block-commands.js';
import { liveBlocks } from '../live-blocks.js';
import { counted, emptyPage, liveDoc, readParagraphs } from '../live-page.testing.js';
import { pageContentOf } from '../page-content.js';
import { insertBlock, moveBlock } from '../tree-commands.js';
import { mergePage } from './merge-page.js';

const me = { name: 'me' };

const rows = (...ids: readonly number[]): readonly WireBlock[] =>
  ids.map((id) => ({ id, type: 'row', order: id, items: [], properties: {} }));

/** The ids of blocks as they stand within each other: `2(3 4)`; `-` has none yet. */
function shown(blocks: readonly WireBlock[]): string {
  return blocks
    .map(({ id = '-', items = [] }) => (items.length === 0 ? id : `${id}(${shown(items)})`))
    .join(' ');
}

interface Merge {
  readonly base: readonly WireBlock[];
  /** What others did meanwhile; the blocks are `b1`, `b2`, … in their order. */
  readonly live?: (doc: Y.Doc) => void;
  readonly theirs: readonly WireBlock[];
  readonly isCurrent?: boolean;
}

/** The page once somebody has sent theirs, made from the base, and what is in conflict. */
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

describe('blocks that somebody sends', () => {
  it('stay where others put them, where their senders left them', () => {
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

  it('go where they are sent, while nobody else moved them', () => {
    const [two = {}, three = {}, four = {}] = rows(2, 3, 4);
    const moved = { base: [two, three, four], theirs: [{ ...two, items: [four] }, three] };
    expect(merged(moved)).toMatchObject({ shown: '2(4) 3', conflicts: [] });
    // Others put it there as well.
    expect(merged({ ...moved, live: into('b3', 'b1') })).toMatchObject({
      ...{ shown: '2(4) 3', conflicts: [] },
    });
  });

  it('stand behind the nearest of those before them that stands there yet', () => {
    const [two = {}, three = {}] = rows(2, 3);
    const page = merged({
      base: [two, three],
      live: into('b2', 'b1'),
      theirs: [two, three, { type: 'row', items: [] }],
    });
    expect(page.shown).toBe('2(3) -');
  });

  it('stay where they are where others leave no room for them', () => {
    const [two = {}, three = {}] = rows(2, 3);
    const page = merged({
      base: [two, three],
      // It stands in what it was to hold by now.
      live: into('b1', 'b2'),
      theirs: [{ ...two, items: [three] }],
      isCurrent: true,
    });
    expect(page).toMatchObject({ shown: '3(2)', conflicts: ['blocks.3.position'] });
  });

  it('get an id of their own where another block has theirs by now', () => {
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

  it('are no longer there once somebody sends the page without them, and what stood in them neither', () => {
    const [two = {}, three = {}, four = {}] = rows(2, 3, 4);
    const base = [{ ...two, items: [three] }, four];
    expect(merged({ base, theirs: [four] })).toMatchObject({ shown: '4', conflicts: [] });
    // Unless others went on with it.
    const live = (doc: Y.Doc) =>
      setProperty(doc, me, { uuid: 'b2', name: 'spacing', value: '1px' });
    expect(merged({ base, live, theirs: [four] })).toMatchObject({
      ...{ shown: '2(3) 4', conflicts: ['blocks.2'] },
    });
  });

  it('come back as they are sent where they were removed, without what does not come with them', () => {
    const [two = {}, three = {}, four = {}] = rows(2, 3, 4);
    const old = [{ ...two, items: [three, four] }];
    const page = merged({
      base: [],
      // A page that was recorded without them: they are in the document, and gone.
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

  it('are there again where others removed what they were changed in, and their sender has the last word', () => {
    const [two = {}, three = {}] = rows(2, 3);
    const sent = { ...two, properties: { spacing: { value: '2px' } } };
    const removed = { base: [two, three], live: (doc: Y.Doc) => removeBlock(doc, me, 'b1') };
    expect(merged({ ...removed, theirs: [sent, three] })).toMatchObject({
      ...{ shown: '3', conflicts: ['blocks.2'] },
    });
    expect(merged({ ...removed, theirs: [sent, three], isCurrent: true })).toMatchObject({
      ...{ shown: '2 3', conflicts: [] },
    });
    // Who changed nothing of it brings nothing back.
    expect(merged({ ...removed, theirs: [two, three], isCurrent: true })).toMatchObject({
      ...{ shown: '3', conflicts: [] },
    });
  });

  it('that came as removed are taken away for good once they are not sent any more', () => {
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
