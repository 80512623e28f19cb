import * as Y from 'yjs';

import { setProperty } from '../block-commands.js';
import { liveBlocks, type LiveBlock } from '../live-blocks.js';
import { blockIn, plainValuesOf } from '../live-page.js';
import { counted, liveDoc } from '../live-page.testing.js';
import { maxDepth, treeOf } from '../resolve-tree.js';
import {
  duplicateBlocks,
  moveBlocks,
  outermostOf,
  removeBlocks,
  restoreBlocks,
} from './selection-commands.js';
import { insertBlocks, type NewBlock } from '../tree-commands.js';

const me = { name: 'me' };
const start = { parent: null, index: 0 };

/** Outline such as `a(b c) d`. */
const outline = (blocks: readonly LiveBlock[]): string =>
  blocks
    .map(({ uuid, items }) => (items.length === 0 ? uuid : `${uuid}(${outline(items)})`))
    .join(' ');
const treeIn = (doc: Y.Doc): string => outline(liveBlocks(doc));
const row = (uuid: string, ...items: readonly NewBlock[]): NewBlock => ({
  ...{ uuid, type: 'row', items },
});

/** Page `a b(c d) e`. */
function made(): Y.Doc {
  const doc = liveDoc();
  insertBlocks(doc, me, {
    blocks: [row('a'), row('b', row('c'), row('d')), row('e')],
    at: start,
  });
  return doc;
}

const updatesOf = (doc: Y.Doc, change: () => unknown): number => {
  let count = 0;
  doc.on('update', () => {
    count += 1;
  });
  change();
  return count;
};
const refused = (refusal: string) => expect.objectContaining({ name: 'LivePageError', refusal });

describe('commands on several blocks', () => {
  it('apply to the outermost ones, in page order', () => {
    const doc = made();
    expect(outermostOf(treeOf(doc), ['e', 'c', 'b', 'nobody'])).toStrictEqual(['b', 'e']);
  });

  it.each([
    [['e', 'a'], { parent: null, index: 0 }, 'a e b(c d)'],
    [['a', 'e'], { parent: null, index: 1 }, 'b(c d) a e'],
    [['d', 'a'], { parent: null, index: 9 }, 'b(c) e a d'],
    [['a', 'e'], { parent: 'b', index: 1 }, 'b(c a e d)'],
    [['c', 'b'], { parent: null, index: 9 }, 'a e b(c d)'],
  ])('move %p together to %p, in one update', (uuids, to, tree) => {
    const doc = made();
    expect(updatesOf(doc, () => moveBlocks(doc, me, { uuids, to }))).toBe(1);
    expect(treeIn(doc)).toBe(tree);
  });

  it('move none if one is refused', () => {
    const doc = made();
    const to = { parent: 'd', index: 0 };
    expect(() => moveBlocks(doc, me, { uuids: ['a', 'b'], to })).toThrow(refused('intoItself'));
    expect(treeIn(doc)).toBe('a b(c d) e');
    const deep = Array.from({ length: maxDepth - 2 }).reduce<NewBlock>(
      (within, _, at) => row(`n${at}`, within),
      row('last'),
    );
    insertBlocks(doc, me, { blocks: [deep], at: start });
    const before = treeIn(doc);
    const into = { parent: 'last', index: 0 };
    expect(() => moveBlocks(doc, me, { uuids: ['a', 'b'], to: into })).toThrow(refused('tooDeep'));
    expect(treeIn(doc)).toBe(before);
  });

  it('duplicate after the last block of each level, in one update', () => {
    const doc = made();
    const newId = counted('n');
    const copies: string[] = [];
    const change = () =>
      copies.push(...duplicateBlocks(doc, me, { uuids: ['b', 'a', 'c'], newId }));
    expect(updatesOf(doc, change)).toBe(1);
    expect([copies, treeIn(doc)]).toStrictEqual([['n1', 'n2'], 'a b(c d) n1 n2(n3 n4) e']);
    duplicateBlocks(doc, me, { uuids: ['c', 'e'], newId });
    expect(treeIn(doc)).toBe('a b(c n5 d) n1 n2(n3 n4) e n6');
  });

  it('duplicate content and ignore malformed parts', () => {
    const doc = made();
    setProperty(doc, me, { uuid: 'a', name: 'align', value: 'left' });
    blockIn(doc, 'e')?.set('props', 'none');
    const copies = duplicateBlocks(doc, me, { uuids: ['a', 'e'], newId: counted('n') });
    const properties = copies.map((uuid) => plainValuesOf(blockIn(doc, uuid) ?? new Y.Map()));
    expect(properties).toStrictEqual([{ align: 'left' }, {}]);
  });

  it('remove and restore in one update each', () => {
    const doc = made();
    expect(updatesOf(doc, () => removeBlocks(doc, me, ['a', 'c']))).toBe(1);
    expect(treeIn(doc)).toBe('b(d) e');
    expect(updatesOf(doc, () => restoreBlocks(doc, me, ['a', 'c']))).toBe(1);
    expect(treeIn(doc)).toBe('a b(c d) e');
    expect(() => removeBlocks(doc, me, ['a', 'nobody'])).toThrow(refused('unknownBlock'));
    expect(treeIn(doc)).toBe('a b(c d) e');
  });
});
