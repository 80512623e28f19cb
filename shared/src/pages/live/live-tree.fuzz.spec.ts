import fc from 'fast-check';
import * as Y from 'yjs';

import { removeBlock, resizeBlock, setProperty, setPublished } from './block-commands.js';
import { rebase } from './rebase/rebase.js';
import { sanitizedCopy } from './sanitize/sanitized-copy.js';
import { setText } from './set-text.testing.js';
import { LiveBlockReader } from './live-block-reader.js';
import { liveBlocks } from './live-blocks.js';
import { LivePageError } from './live-errors.js';
import { blockEntries, blockIn, propertiesOf } from './live-page.js';
import { copyOfDoc, counted, emptyPage, liveDoc, readParagraphs } from './live-page.testing.js';
import { pageContentOf } from './page-content.js';
import { repairTree } from './repair-tree.js';
import { depthOf, maxDepth, resolveTree, treeOf, type LiveTree } from './resolve-tree.js';
import { duplicateBlocks, moveBlocks } from './selection/selection-commands.js';
import { insertBlock, moveBlock, restoreBlock } from './tree-commands.js';

const people = 3;
/** Few runs for a fast suite; verified with 20,000. */
const runs = 30;

const kinds = ['insert', 'move', 'edit', 'remove', 'restore', 'copy', 'gather', 'sync'] as const;
const operations = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds, 'insert' as const, 'move' as const),
    who: fc.nat({ max: people - 1 }),
    which: fc.nat({ max: 30 }),
    where: fc.nat({ max: 30 }),
    index: fc.nat({ max: 6 }),
  }),
  { maxLength: 40, size: 'max' },
);
type Operation = typeof operations extends fc.Arbitrary<(infer One)[]> ? One : never;

/** Several people on one page who receive each other's updates late and in any order. */
class People {
  readonly docs: readonly Y.Doc[];
  readonly made = new Set<string>();
  private readonly readers: readonly LiveBlockReader[];
  private readonly undelivered: Uint8Array[][];
  private readonly newId = counted('n');

  constructor() {
    const blocks = [{ type: 'text', properties: { html: { value: '<p>a</p>' } } }, { type: 'row' }];
    const first = liveDoc({ ...emptyPage, blocks });
    this.docs = Array.from({ length: people }, () => copyOfDoc(first));
    this.readers = this.docs.map((doc) => new LiveBlockReader(doc));
    this.undelivered = this.docs.map(() => []);
    for (const [uuid] of blockEntries(first)) this.made.add(uuid);
    for (const [who, doc] of this.docs.entries()) {
      doc.on('update', (update: Uint8Array, origin: unknown) => {
        if (origin === 'remote') return;
        for (const [other, waiting] of this.undelivered.entries()) {
          if (other !== who) waiting.push(update);
        }
      });
    }
  }

  does(operation: Operation): void {
    try {
      this.attempt(operation);
    } catch (error) {
      if (!(error instanceof LivePageError)) throw error;
    }
  }

  /** Delivers the updates in an order derived from `seed`. */
  syncAll(seed: number): void {
    for (const [who, waiting] of this.undelivered.entries()) {
      while (waiting.length > 0) this.sync(who, seed);
    }
  }

  /** Checks that incremental readers equal a full read. */
  expectReadersRight(): void {
    for (const [who, doc] of this.docs.entries())
      expect(this.readers[who]?.read()).toStrictEqual(liveBlocks(doc));
  }

  private attempt({ kind, who, which, where, index }: Operation): void {
    const doc = this.docs[who] ?? new Y.Doc();
    const ids = blockEntries(doc).map(([uuid]) => uuid);
    const uuid = ids[which % ids.length] ?? '';
    const parent = ids[where % (ids.length + 1)] ?? null;
    const at = { parent, index };
    const names: string[] = [];
    const newId = (): string => {
      names.push(this.newId());
      return names.at(-1) ?? '';
    };
    const actions: Readonly<Record<Operation['kind'], () => unknown>> = {
      insert: () => insertBlock(doc, who, { block: { uuid: newId(), type: 'text' }, at }),
      move: () => moveBlock(doc, who, { uuid, to: at }),
      edit: () => edit(doc, uuid, { who, index }),
      remove: () => removeBlock(doc, who, uuid),
      restore: () => restoreBlock(doc, who, uuid),
      copy: () => duplicateBlocks(doc, who, { uuids: [uuid, ...ids.slice(0, 1)], newId }),
      gather: () => moveBlocks(doc, who, { uuids: [uuid, ...ids.slice(0, 2)], to: at }),
      sync: () => this.sync(who, index),
    };
    actions[kind]();
    for (const name of names) this.made.add(name);
  }

  private sync(who: number, index: number): void {
    const waiting = this.undelivered[who] ?? [];
    const [update] = waiting.splice(index % (waiting.length || 1), 1);
    const doc = this.docs[who];
    if (update !== undefined && doc !== undefined) Y.applyUpdate(doc, update, 'remote');
  }
}

function edit(doc: Y.Doc, uuid: string, { who, index }: { who: number; index: number }): void {
  setProperty(doc, who, { uuid, name: 'align', value: `by ${who}` });
  setPublished(doc, who, { uuid, isPublished: index % 2 === 0 });
  resizeBlock(doc, who, { uuid, size: 3 + index });
  setText(doc, who, { uuid, name: 'html', text: readParagraphs(`<p>${who} says ${index}</p>`) });
}

function isTree(tree: LiveTree): void {
  const reached: string[] = [];
  const go = (parent: string | null): void => {
    for (const id of tree.children.get(parent) ?? []) {
      reached.push(id);
      go(id);
    }
  };
  go(null);
  expect(reached.toSorted()).toStrictEqual([...tree.parents.keys()].sort());
  for (const id of reached) expect(depthOf(tree, id)).toBeLessThanOrEqual(maxDepth);
}

const asText = (tree: LiveTree): string =>
  JSON.stringify([[...tree.children].sort(), [...tree.hidden].sort()]);

describe('concurrent editing', () => {
  it('converges to the same tree without losing blocks', () => {
    fc.assert(
      fc.property(operations, fc.nat(), (history, seed) => {
        const all = new People();
        for (const operation of history) {
          all.does(operation);
          all.expectReadersRight();
        }
        for (const doc of all.docs) isTree(treeOf(doc));
        all.syncAll(seed);
        all.expectReadersRight();
        const [first, ...others] = all.docs;
        if (first === undefined) throw new Error('nobody there');
        const tree = treeOf(first);
        isTree(tree);
        expect(new Set(tree.parents.keys())).toStrictEqual(all.made);
        for (const doc of others) {
          expect(asText(treeOf(doc))).toBe(asText(tree));
          expect(pageContentOf(doc)).toStrictEqual(pageContentOf(first));
        }
        repairTree(first, 'repair');
        expect(asText(treeOf(first))).toBe(asText(tree));
        expect(repairTree(first, 'repair')).toBe(false);
      }),
      { numRuns: runs },
    );
  });

  it('RTM-005 carries unsynchronised changes into a rebuilt document', () => {
    fc.assert(
      fc.property(operations, (history) => {
        const [mine, others, stored] = apart(history);
        const alone = sanitizedCopy(stored, 2);
        expect(rebase(alone, 'me', { stored, mine })).toStrictEqual([]);
        expect(liveBlocks(alone)).toStrictEqual(liveBlocks(mine));
        const together = sanitizedCopy(others, 2);
        rebase(together, 'me', { stored, mine });
        isTree(treeOf(together));
        for (const [uuid] of blockEntries(others)) expect(blockIn(together, uuid)).toBeDefined();
        for (const [uuid] of blockEntries(together)) {
          const alignIn = (doc: Y.Doc): unknown => alignOf(doc, uuid);
          const [own, theirs, was] = [mine, others, stored].map(alignIn);
          const isTheirs = own === was || theirs !== was;
          expect(alignIn(together)).toBe(isTheirs ? (theirs ?? own) : own);
        }
      }),
      { numRuns: runs },
    );
  });
});

/** Two diverged copies and their common ancestor. */
function apart(history: readonly Operation[]): readonly [Y.Doc, Y.Doc, Y.Doc] {
  const all = new People();
  for (const one of history) if (one.kind !== 'sync' && one.who < 2) all.does(one);
  const [mine, others, stored] = all.docs;
  if (mine === undefined || others === undefined || stored === undefined)
    throw new Error('nobody there');
  return [mine, others, stored];
}

const alignOf = (doc: Y.Doc, uuid: string): unknown => {
  const block = blockIn(doc, uuid);
  return block && propertiesOf(block)?.get('align');
};

const placed = (parent: string | null, orderKey = 'a', isRemoved = false) => ({
  parent,
  orderKey,
  isRemoved,
});
const resolved = (blocks: Readonly<Record<string, ReturnType<typeof placed>>>): LiveTree =>
  resolveTree(new Map(Object.entries(blocks)));

describe('the tree of a page', () => {
  it('puts orphaned blocks on the page', () => {
    const { children } = resolved({ a: placed('gone'), b: placed(null, 'Z') });
    expect([...children]).toStrictEqual([[null, ['b', 'a']]]);
  });

  it('breaks a cycle at its smallest id and keeps the items', () => {
    const { parents } = resolved({
      c: placed('b'),
      b: placed('c'),
      d: placed('c'),
      e: placed('e'),
    });
    expect(Object.fromEntries(parents)).toStrictEqual({ b: null, c: 'b', d: 'c', e: null });
  });

  it('orders by code units, then by id', () => {
    const { children } = resolved({ b: placed(null), a: placed(null), c: placed(null, 'Z') });
    expect(children.get(null)).toStrictEqual(['c', 'a', 'b']);
  });

  it('hides the items of removed blocks', () => {
    const { hidden } = resolved({ a: placed(null, 'a', true), b: placed('a'), c: placed('b') });
    expect([...hidden]).toStrictEqual(['a', 'b', 'c']);
  });

  it('limits the depth, in linear time for long chains', () => {
    const chain = Array.from({ length: 20_000 }, (_, at) => [
      `c${at}`,
      placed(at === 0 ? null : `c${at - 1}`),
    ]);
    const tree = resolved(Object.fromEntries(chain));
    expect(depthOf(tree, 'c19999')).toBe(maxDepth);
    expect(tree.parents.get('c7')).toBe('c6');
    expect(tree.parents.get('c8')).toBe('c6');
    expect(tree.parents.get('c19999')).toBe('c6');
  });
});
