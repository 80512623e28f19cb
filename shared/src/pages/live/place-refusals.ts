import type { LiveRefusal } from './live-errors.js';
import { depthOf, heightOf, maxBlocks, maxDepth, type LiveTree } from './resolve-tree.js';

/** Nesting of a new block, which counts towards the limits. */
interface Nested {
  readonly items?: readonly Nested[];
}

/** Returns why blocks cannot be inserted into a parent or the page; undefined if they can. */
export function insertRefusal(
  tree: LiveTree,
  blocks: readonly Nested[],
  parent: string | null,
): LiveRefusal | undefined {
  return roomRefusal(tree, { parent, height: heightOfNew(blocks), count: countOf(blocks) });
}

/** Returns why a block cannot be moved to a parent or the page; undefined if it can. */
export function moveRefusal(
  tree: LiveTree,
  uuid: string,
  parent: string | null,
): LiveRefusal | undefined {
  if (isWithin(tree, parent, uuid)) return 'intoItself';
  return roomRefusal(tree, { parent, height: heightOf(tree, uuid), count: 0 });
}

interface Room {
  readonly parent: string | null;
  /** Number of levels. */
  readonly height: number;
  /** Number of additional blocks. */
  readonly count: number;
}

export function roomRefusal(
  tree: LiveTree,
  { parent, height, count }: Room,
): LiveRefusal | undefined {
  if (parent !== null && !tree.parents.has(parent)) return 'unknownBlock';
  const above = parent === null ? 0 : depthOf(tree, parent);
  if (above + height > maxDepth) return 'tooDeep';
  return blocksShown(tree) + count > maxBlocks ? 'tooMany' : undefined;
}

/** Number of visible blocks of a tree. */
export function blocksShown({ parents, hidden }: LiveTree): number {
  return parents.size - hidden.size;
}

/** Whether a block is the other one or nested in it. */
function isWithin({ parents }: LiveTree, id: string | null, other: string): boolean {
  for (let at: string | null = id; at !== null; at = parents.get(at) ?? null) {
    if (at === other) return true;
  }
  return false;
}

function countOf(blocks: readonly Nested[]): number {
  return blocks.reduce((count, { items = [] }) => count + 1 + countOf(items), 0);
}

/** Number of levels of the new blocks. */
function heightOfNew(blocks: readonly Nested[]): number {
  return blocks.reduce((most, { items = [] }) => Math.max(most, 1 + heightOfNew(items)), 0);
}
