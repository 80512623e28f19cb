import fc from 'fast-check';
import * as Y from 'yjs';

import type { WireBlock } from '../../../blocks/model/wire.js';
import { withIds } from '../../page-ids.js';
import type { PageContent } from '../../page.js';
import { removeBlock, setProperty } from '../block-commands.js';
import { setText } from '../set-text.testing.js';
import { giveIds } from '../give-ids.js';
import { liveBlocks } from '../live-blocks.js';
import {
  copyOfDoc,
  counted,
  emptyPage,
  exchange,
  liveDoc,
  readParagraphs,
} from '../live-page.testing.js';
import { setPageFlag, setPageProperty } from '../page-commands.js';
import { pageContentOf } from '../page-content.js';
import { repairTree } from '../repair-tree.js';
import { treeOf } from '../resolve-tree.js';
import { insertBlock, moveBlock } from '../tree-commands.js';
import { mergePage } from './merge-page.js';
import { page } from './random-page.testing.js';

const me = { name: 'me' };
const merging = (base: PageContent, theirs: PageContent, isCurrent = true) => ({
  base,
  theirs,
  isCurrent,
  newId: counted('n'),
  readHtml: readParagraphs,
});

/** Few runs for a fast suite; verified with thousands. */
const runs = 20;

/** Page as in a revision, with all ids. */
const recorded = page.map(withIds);

describe('mergePage', () => {
  it('yields the sent page without concurrent changes', () => {
    fc.assert(
      fc.property(recorded, page, (base, theirs) => {
        const doc = liveDoc(base);
        expect(mergePage(doc, me, merging(base, theirs))).toStrictEqual([]);
        expect(pageContentOf(doc)).toStrictEqual(theirs);
      }),
      { numRuns: runs },
    );
  });

  it('keeps a block removed whose former parent now nests too deeply', () => {
    const nested = (blocks: readonly WireBlock[]): WireBlock => ({ type: 'text', items: blocks });
    const inside = [{ type: 'text', id: 0, items: [{ type: 'text', id: 3 }] }];
    const base = withIds({ ...emptyPage, blocks: [{ type: 'text', id: 2, items: inside }] });
    let blocks: readonly WireBlock[] = [{ type: 'text', id: 2 }];
    for (let level = 1; level < 7; level += 1) blocks = [nested(blocks)];
    const theirs = { ...base, blocks };
    const doc = liveDoc(base);
    mergePage(doc, me, merging(base, theirs));
    expect(pageContentOf(doc)).toStrictEqual(theirs);
    expect(repairTree(doc, me)).toBe(false);
  });

  it('writes nothing if the sender changed nothing', () => {
    fc.assert(
      fc.property(recorded, page, (base, live) => {
        const doc = liveDoc(live);
        const before = Y.encodeStateVector(doc);
        expect(mergePage(doc, me, merging(base, base, false))).toStrictEqual([]);
        expect(Y.encodeStateVector(doc)).toStrictEqual(before);
      }),
      { numRuns: runs },
    );
  });

  it('restores an earlier version with its ids', () => {
    fc.assert(
      fc.property(recorded, page, (before, sent) => {
        const doc = liveDoc(before);
        mergePage(doc, me, merging(before, sent));
        const base = giveIds(doc, me);
        mergePage(doc, me, { ...merging(base, before), newId: counted('m') });
        expect(giveIds(doc, me)).toStrictEqual(before);
      }),
      { numRuns: runs },
    );
  });

  it('yields a valid tree after concurrent changes', () => {
    fc.assert(
      fc.property(recorded, page, page, fc.boolean(), (base, theirs, other, isCurrent) => {
        const doc = liveDoc(base);
        mergePage(doc, me, merging(base, other));
        mergePage(doc, me, { ...merging(base, theirs, isCurrent), newId: counted('m') });
        const { parents, children } = treeOf(doc);
        expect([...children.values()].flat().sort()).toStrictEqual([...parents.keys()].sort());
        expect(pageContentOf(doc).url).toBeTruthy();
      }),
      { numRuns: runs },
    );
  });

  it('keeps concurrent changes of both sides', () => {
    const base = {
      ...emptyPage,
      properties: { title: { id: 1, value: 'Old' } },
      blocks: [
        { id: 2, type: 'text', properties: { html: { id: 3, value: '<p>One</p>' } } },
        { id: 4, type: 'row', properties: { spacing: { id: 5, value: '1px' } }, items: [] },
      ],
    };
    const doc = liveDoc(base);
    const [text, row] = liveBlocks(doc).map(({ uuid }) => uuid);
    if (text === undefined || row === undefined) throw new Error('two blocks were seeded');
    setText(doc, me, { uuid: text, name: 'html', text: readParagraphs('<p>One more</p>') });
    insertBlock(doc, me, { block: { uuid: 'n', type: 'quote' }, at: { parent: row, index: 0 } });
    const theirs = {
      ...base,
      properties: { title: { id: 1, value: 'New' } },
      blocks: [
        { ...base.blocks[1], properties: { spacing: { id: 5, value: '2px' } }, order: 0 },
        { ...base.blocks[0], order: 1 },
      ],
    };
    const other = copyOfDoc(doc);
    expect(mergePage(doc, 'rest', merging(base, theirs, false))).toStrictEqual([]);
    setText(other, me, { uuid: text, name: 'html', text: readParagraphs('<p>One more word</p>') });
    exchange(doc, other);
    expect(pageContentOf(doc)).toMatchObject({
      properties: { title: { value: 'New' } },
      blocks: [
        { id: 4, properties: { spacing: { value: '2px' } }, items: [{ type: 'quote' }] },
        { id: 2, properties: { html: { id: 3, value: '<p>One more word</p>' } } },
      ],
    });
  });

  it.each([
    { isCurrent: true, paths: [], title: 'Sent', spacing: '2px', ids: [2, 5] },
    {
      isCurrent: false,
      paths: ['properties.title', 'blocks.4', 'blocks.2.properties.spacing', 'blocks.5'],
      title: 'Live',
      spacing: '9px',
      ids: [2, 4],
    },
  ])('reports conflicts (recorded last: $isCurrent)', (expected) => {
    const { isCurrent, paths, title, spacing, ids } = expected;
    const rows = [2, 4, 5].map((id) => ({ id, type: 'row', order: id, items: [], properties: {} }));
    const properties = { title: { id: 1, value: 'Old' } };
    const base: PageContent = { ...emptyPage, properties, blocks: rows };
    const doc = liveDoc(base);
    const [one = '', two = '', three = ''] = liveBlocks(doc).map(({ uuid }) => uuid);
    setPageProperty(doc, me, { name: 'title', value: 'Live' });
    setProperty(doc, me, { uuid: one, name: 'spacing', value: '9px' });
    setProperty(doc, me, { uuid: two, name: 'spacing', value: '9px' });
    removeBlock(doc, me, three);
    const [first, , third] = rows;
    const theirs: PageContent = {
      ...base,
      properties: { title: { id: 1, value: 'Sent' } },
      blocks: [
        { ...first, properties: { spacing: { value: '2px' } } },
        { ...third, notes: 'mine' },
      ],
    };
    expect(mergePage(doc, 'rest', merging(base, theirs, isCurrent))).toStrictEqual(paths);
    const merged = pageContentOf(doc);
    expect(merged.properties['title']).toStrictEqual({ id: 1, value: title });
    expect(merged.blocks.map(({ id }) => id)).toStrictEqual(ids);
    expect(merged.blocks[0]?.properties?.['spacing']).toStrictEqual({ value: spacing });
  });

  it('merges flags of both sides', () => {
    const base = { ...emptyPage, flags: ['old', 'kept', 7] };
    const doc = liveDoc(base);
    setPageFlag(doc, me, { name: 'theirs', isSet: true });
    const theirs = { ...base, flags: ['kept', 'sent', 8] };
    expect(mergePage(doc, 'rest', merging(base, theirs, false))).toStrictEqual([]);
    const { flags } = pageContentOf(doc);
    expect(new Set(flags)).toStrictEqual(new Set(['kept', 'sent', 'theirs', 8]));
    expect(flags).toHaveLength(4);
    expect(mergePage(doc, 'rest', merging(theirs, theirs, false))).toStrictEqual([]);
    expect(pageContentOf(doc).flags).toStrictEqual(flags);
  });

  it.each([
    [
      'flags that others removed',
      { before: ['kept'], others: [], sent: ['kept', 'sent'], flags: ['sent'] },
    ],
    [
      'a number, which is not a flag name',
      { before: [7, '7'], others: [7, '7'], sent: ['7'], flags: ['7'] },
    ],
    ['flags that others sent', { before: [], others: [9], sent: ['sent'], flags: ['sent', 9] }],
  ])('keeps the others’ flags: %s', (_, { before, others, sent, flags }) => {
    const base = { ...emptyPage, flags: before };
    const doc = liveDoc(base);
    mergePage(doc, 'rest', merging(base, { ...base, flags: others }));
    mergePage(doc, 'rest', merging(base, { ...base, flags: sent }, false));
    expect(pageContentOf(doc).flags).toStrictEqual(flags);
  });

  it('reports a conflict in an unknown field', () => {
    const doc = liveDoc({ ...emptyPage, notes: 'live' });
    const merge = merging({ ...emptyPage, notes: 'old' }, { ...emptyPage, notes: 'sent' }, false);
    expect(mergePage(doc, 'rest', merge)).toStrictEqual(['notes']);
  });

  it.each([
    ['the last word', true, [], 3],
    ['no word', false, ['blocks.4.position'], 2],
  ])('has %s on a block that others moved', (_, isCurrent, conflicts, parent) => {
    const rows = [2, 3, 4].map((id) => ({ id, type: 'row', order: id, items: [], properties: {} }));
    const base: PageContent = { ...emptyPage, blocks: rows };
    const doc = liveDoc(base);
    const [two = '', , four = ''] = liveBlocks(doc).map(({ uuid }) => uuid);
    moveBlock(doc, me, { uuid: four, to: { parent: two, index: 0 } });
    const [first, second, third = {}] = rows;
    const theirs: PageContent = { ...base, blocks: [{ ...first }, { ...second, items: [third] }] };
    expect(mergePage(doc, 'rest', merging(base, theirs, isCurrent))).toStrictEqual(conflicts);
    const enclosing = pageContentOf(doc).blocks.find(({ items = [] }) => items.length > 0);
    expect([enclosing?.id, enclosing?.items?.map(({ id }) => id)]).toStrictEqual([parent, [4]]);
    expect(mergePage(doc, 'rest', merging(base, theirs, true))).toStrictEqual([]);
  });

  it('puts a block on the page if its target parent is gone', () => {
    const blocks = [2, 3, 4].map((id) => ({ id, type: 'row', order: id, items: [] }));
    const base = { ...emptyPage, blocks };
    const doc = liveDoc(base);
    const [two = '', three = '', four = ''] = liveBlocks(doc).map(({ uuid }) => uuid);
    moveBlock(doc, me, { uuid: three, to: { parent: four, index: 0 } });
    removeBlock(doc, me, two);
    const theirs: PageContent = {
      ...base,
      blocks: [
        { ...blocks[0], items: [{ type: 'text', notes: 'new' }] },
        { ...blocks[1], items: blocks.slice(2) },
      ],
    };
    const conflicts = mergePage(doc, 'rest', merging(base, theirs, false));
    expect(conflicts).toStrictEqual(['blocks.new.position', 'blocks.4.position']);
    expect(pageContentOf(doc).blocks).toMatchObject([
      { type: 'text', notes: 'new' },
      { id: 4, items: [{ id: 3 }] },
    ]);
  });
});
