import type * as Y from 'yjs';

import { blockEntries, isRemoved, positionOf } from './live-page.js';

/** Maximum nesting depth. */
export const maxDepth = 8;
/** Maximum number of blocks per page, not counting removed ones. */
export const maxBlocks = 1_000;

/** Input of the tree resolution. */
export interface Placed {
  readonly parent: string | null;
  readonly orderKey: string;
  readonly isRemoved: boolean;
}

/** Consistent block tree of a page, whatever concurrent changes were made. */
export interface LiveTree {
  /** Parent of each block; null for the page. */
  readonly parents: ReadonlyMap<string, string | null>;
  /** Children in order, including removed blocks. */
  readonly children: ReadonlyMap<string | null, readonly string[]>;
  /** Removed blocks and their descendants. */
  readonly hidden: ReadonlySet<string>;
}

export function treeOf(doc: Y.Doc): LiveTree {
  return resolveTree(
    new Map(
      blockEntries(doc).map(([uuid, block]) => {
        const [parent, orderKey] = positionOf(block);
        return [uuid, { parent, orderKey, isRemoved: isRemoved(block) }];
      }),
    ),
  );
}

/**
 * Resolves the same tree on every client with the same blocks. A block with a missing parent moves
 * to the page; a cycle breaks at its smallest id. Blocks deeper than `maxDepth` move next to the
 * deepest allowed one; siblings are ordered by (order key, id) in code units.
 */
export function resolveTree(blocks: ReadonlyMap<string, Placed>): LiveTree {
  const given = acyclic(blocks);
  const parents = shallow(given);
  const children = childrenOf(parents);
  for (const siblings of children.values()) siblings.sort(byOrder(blocks));
  // Removal follows the recorded parents, even if depth limits moved a block elsewhere.
  return { parents, children, hidden: hiddenIn(blocks, childrenOf(given)) };
}

/** Children of a block or the page that are not removed, in order. */
export function visibleChildren(
  { children, hidden }: LiveTree,
  parent: string | null,
): readonly string[] {
  return (children.get(parent) ?? []).filter((id) => !hidden.has(id));
}

/** A block and its visible descendants, parents first. */
export function visibleWithin(tree: LiveTree, id: string): readonly string[] {
  return [id, ...visibleChildren(tree, id).flatMap((child) => visibleWithin(tree, child))];
}

/** 1 for a block directly on the page. */
export function depthOf({ parents }: LiveTree, id: string): number {
  let depth = 0;
  for (let at: string | null | undefined = id; typeof at === 'string'; at = parents.get(at)) {
    depth += 1;
  }
  return depth;
}

/** Number of levels of a block and its visible descendants. */
export function heightOf(tree: LiveTree, id: string): number {
  return visibleChildren(tree, id).reduce(
    (most, child) => Math.max(most, heightOf(tree, child) + 1),
    1,
  );
}

/** Parent of each block, with cycles broken. */
function acyclic(blocks: ReadonlyMap<string, Placed>): Map<string, string | null> {
  const parents = new Map<string, string | null>();
  for (const [id, { parent }] of blocks) {
    parents.set(id, parent !== null && blocks.has(parent) ? parent : null);
  }
  const done = new Set<string>();
  for (const id of parents.keys()) breakCycle(id, parents, done);
  return parents;
}

/** Walks up from a block; on a cycle, its smallest id moves to the page. */
function breakCycle(start: string, parents: Map<string, string | null>, done: Set<string>): void {
  const way: string[] = [];
  const seen = new Set<string>();
  let at: string | null = start;
  while (at !== null && !done.has(at) && !seen.has(at)) {
    seen.add(at);
    way.push(at);
    at = parents.get(at) ?? null;
  }
  if (at !== null && seen.has(at)) {
    const circle = way.slice(way.indexOf(at));
    parents.set(
      circle.reduce((least, id) => (id < least ? id : least)),
      null,
    );
  }
  for (const id of way) done.add(id);
}

/** Parent of each block, limited to the maximum depth. */
function shallow(parents: ReadonlyMap<string, string | null>): Map<string, string | null> {
  const resolved = new Map<string, string | null>();
  const depths = new Map<string | null, number>();
  const given = childrenOf(parents);
  const order = [...(given.get(null) ?? [])];
  // Grows during iteration, so that parents precede their children.
  for (const id of order) {
    const parent = parents.get(id) ?? null;
    const above = depths.get(parent) ?? 0;
    resolved.set(id, above < maxDepth ? parent : (resolved.get(parent ?? '') ?? null));
    depths.set(id, Math.min(above + 1, maxDepth));
    order.push(...(given.get(id) ?? []));
  }
  return resolved;
}

function childrenOf(parents: ReadonlyMap<string, string | null>): Map<string | null, string[]> {
  const children = new Map<string | null, string[]>();
  for (const [id, parent] of parents) {
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [id]);
    else siblings.push(id);
  }
  return children;
}

function byOrder(blocks: ReadonlyMap<string, Placed>) {
  const keyOf = (id: string): string => blocks.get(id)?.orderKey ?? '';
  return (one: string, other: string): number =>
    inCodeUnits(keyOf(one), keyOf(other)) || inCodeUnits(one, other);
}

/** Compares like PostgreSQL's `COLLATE "C"`, independent of locale. */
function inCodeUnits(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function hiddenIn(
  blocks: ReadonlyMap<string, Placed>,
  children: ReadonlyMap<string | null, readonly string[]>,
): ReadonlySet<string> {
  const hidden = [...blocks].filter(([, { isRemoved: is }]) => is).map(([id]) => id);
  const all = new Set(hidden);
  // Grows during iteration.
  for (const id of all) for (const child of children.get(id) ?? []) all.add(child);
  return all;
}
