import type * as Y from 'yjs';

import { blockEntries, isRemoved, positionOf } from './live-page.js';

/** Levels of blocks within blocks. */
export const maxDepth = 8;
/** On one page, without those that were removed. */
export const maxBlocks = 1_000;

/** What the tree is made of. */
export interface Placed {
  readonly parent: string | null;
  readonly orderKey: string;
  readonly isRemoved: boolean;
}

/** A page's blocks as a tree, whatever several people did to it at once. */
export interface LiveTree {
  /** Which block each stands in; null for the page itself. */
  readonly parents: ReadonlyMap<string, string | null>;
  /** In order, with those that were removed. */
  readonly children: ReadonlyMap<string | null, readonly string[]>;
  /** What was removed, and all that stands in it. */
  readonly hidden: ReadonlySet<string>;
}

/** The tree of a live page. */
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
 * The same tree for everybody who holds the same blocks: a block whose parent is missing stands on the
 * page itself; a circle is cut at its smallest id; what would stand deeper than `maxDepth` stands
 * beside the deepest that may; siblings go by (order key, id) in code units.
 */
export function resolveTree(blocks: ReadonlyMap<string, Placed>): LiveTree {
  const given = acyclic(blocks);
  const parents = shallow(given);
  const children = childrenOf(parents);
  for (const siblings of children.values()) siblings.sort(byOrder(blocks));
  // What was removed takes along what stands in it, also where that is too deep to be shown there.
  return { parents, children, hidden: hiddenIn(blocks, childrenOf(given)) };
}

/** Those of a block, or of the page, that were not removed, in order. */
export function visibleChildren(
  { children, hidden }: LiveTree,
  parent: string | null,
): readonly string[] {
  return (children.get(parent) ?? []).filter((id) => !hidden.has(id));
}

/** A block and all that can be seen in it, parents before their children. */
export function visibleWithin(tree: LiveTree, id: string): readonly string[] {
  return [id, ...visibleChildren(tree, id).flatMap((child) => visibleWithin(tree, child))];
}

/** 1 for a block that stands on the page itself. */
export function depthOf({ parents }: LiveTree, id: string): number {
  let depth = 0;
  for (let at: string | null | undefined = id; typeof at === 'string'; at = parents.get(at)) {
    depth += 1;
  }
  return depth;
}

/** How many levels a block and what can be seen in it take. */
export function heightOf(tree: LiveTree, id: string): number {
  return visibleChildren(tree, id).reduce(
    (most, child) => Math.max(most, heightOf(tree, child) + 1),
    1,
  );
}

/** Each block's parent, with circles cut. */
function acyclic(blocks: ReadonlyMap<string, Placed>): Map<string, string | null> {
  const parents = new Map<string, string | null>();
  for (const [id, { parent }] of blocks) {
    parents.set(id, parent !== null && blocks.has(parent) ? parent : null);
  }
  const done = new Set<string>();
  for (const id of parents.keys()) cutCircle(id, parents, done);
  return parents;
}

/** Goes up from a block; where it comes back to where it was, the smallest of the circle goes to the page. */
function cutCircle(start: string, parents: Map<string, string | null>, done: Set<string>): void {
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

/** Each block's parent, with nothing deeper than it may be. */
function shallow(parents: ReadonlyMap<string, string | null>): Map<string, string | null> {
  const resolved = new Map<string, string | null>();
  const depths = new Map<string | null, number>();
  const given = childrenOf(parents);
  const order = [...(given.get(null) ?? [])];
  // It grows while it is gone through: parents before their children.
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

/** As PostgreSQL's `COLLATE "C"` has it for such keys; never as a language would. */
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
  // It grows while it is gone through.
  for (const id of all) for (const child of children.get(id) ?? []) all.add(child);
  return all;
}
