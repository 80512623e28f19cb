import * as Y from 'yjs';

import { blockIn, blocksOf, positionOf } from './live-page.js';
import { copyOfDoc, exchange, liveDoc } from './live-page.testing.js';
import { repairTree } from './repair-tree.js';
import { depthOf, maxDepth, treeOf } from './resolve-tree.js';
import { insertBlock, moveBlock } from './tree-commands.js';

const me = { name: 'me' };
const server = { name: 'server' };

/** Creates rows on the page with the given positions. */
function rows(
  keys: Readonly<Record<string, readonly [parent: string | null, key: string]>>,
): Y.Doc {
  const doc = liveDoc();
  for (const [uuid, pos] of Object.entries(keys)) {
    const fields = { type: 'row', pos, size: 12, props: new Y.Map() };
    blocksOf(doc).set(uuid, new Y.Map(Object.entries(fields)));
  }
  return doc;
}

const written = (doc: Y.Doc, uuid: string) => positionOf(blockIn(doc, uuid) ?? new Y.Map());
const shown = (doc: Y.Doc) => [...treeOf(doc).children];

/** Number of updates of one repair; the visible tree must not change. */
function repaired(doc: Y.Doc): number {
  const before = shown(doc);
  let changes = 0;
  doc.on('afterTransaction', ({ origin }: Y.Transaction) => {
    if (origin === server) changes += 1;
  });
  expect(repairTree(doc, server)).toBe(true);
  expect(shown(doc)).toStrictEqual(before);
  expect(repairTree(doc, server)).toBe(false);
  return changes;
}

describe('repairTree', () => {
  it('records the visible position of blocks in a circular move', () => {
    const mine = liveDoc();
    for (const uuid of ['a', 'b', 'c'])
      insertBlock(mine, me, { block: { uuid, type: 'row' }, at: { parent: null, index: 9 } });
    const theirs = copyOfDoc(mine);
    moveBlock(mine, me, { uuid: 'a', to: { parent: 'b', index: 0 } });
    moveBlock(theirs, me, { uuid: 'b', to: { parent: 'a', index: 0 } });
    exchange(mine, theirs);
    expect([written(mine, 'a')[0], written(mine, 'b')[0]]).toStrictEqual(['b', 'a']);
    expect(repaired(mine)).toBe(1);
    expect([written(mine, 'a')[0], written(mine, 'b')[0]]).toStrictEqual([null, 'a']);
  });

  it('keeps the order among equal keys', () => {
    const doc = rows({ a: [null, 'a0'], b: ['gone', 'a0'], c: [null, 'a0'], d: [null, 'a1'] });
    expect(repaired(doc)).toBe(1);
    const [, ofA] = written(doc, 'a');
    const [ofParent, ofB] = written(doc, 'b');
    const [, ofC] = written(doc, 'c');
    expect([ofParent, written(doc, 'd')]).toStrictEqual([null, [null, 'a1']]);
    expect([ofA < ofB, ofB < ofC, ofC < 'a1']).toStrictEqual([true, true, true]);
  });

  it('keeps the order among malformed or reversed keys', () => {
    const doc = rows({ a: [null, '!'], b: ['gone', '!!'], c: [null, 'zz zz'] });
    expect(repaired(doc)).toBe(1);
    expect(['a', 'b', 'c'].map((uuid) => written(doc, uuid)[0])).toStrictEqual([null, null, null]);
  });

  it('creates a missing key without changing siblings', () => {
    const doc = rows({ a: [null, 'a5'], b: ['gone', '~'] });
    expect(repaired(doc)).toBe(1);
    expect([written(doc, 'a'), written(doc, 'b')]).toStrictEqual([
      [null, 'a5'],
      [null, 'a6'],
    ]);
  });

  it('moves a block up to the maximum depth', () => {
    const names = Array.from({ length: maxDepth + 2 }, (_, nth) => `n${nth}`);
    const places = names.map((name, nth) => [name, [names[nth - 1] ?? null, 'a0']] as const);
    const doc = rows(Object.fromEntries(places));
    expect(repaired(doc)).toBe(1);
    expect(written(doc, 'n9')[0]).toBe('n6');
    expect(names.map((name) => depthOf(treeOf(doc), name)).at(-1)).toBe(maxDepth);
  });

  it('ignores removed blocks', () => {
    const doc = rows({ a: ['gone', 'a0'] });
    blockIn(doc, 'a')?.set('deleted', true);
    expect(repairTree(doc, server)).toBe(false);
    expect(written(doc, 'a')).toStrictEqual(['gone', 'a0']);
  });
});
