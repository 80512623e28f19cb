import * as Y from 'yjs';

import { found, removeBlock } from '../block-commands.js';
import {
  blocksOf,
  fragmentsOf,
  isUnpublished,
  positionOf,
  plainValuesOf,
  richPrefix,
  sizeOf,
  typeOf,
  type BlockMap,
  type Position,
} from '../live-page.js';
import { moveRefusal, roomRefusal } from '../place-refusals.js';
import {
  heightOf,
  treeOf,
  visibleChildren,
  visibleWithin,
  type LiveTree,
} from '../resolve-tree.js';
import { valuesFor } from '../text/live-values.js';
import { typedNamesOf } from '../text/typed-names.js';
import { siblingBefore, keysAfter, refuse, restoreBlock, type Place } from '../tree-commands.js';

/*
 * Commands on several blocks at once. Each is one transaction, and a refusal of one block changes
 * none. Blocks are processed in page order; nested blocks move with their ancestor.
 */

/** Returns the visible ones of the blocks that are not nested in another of them, in page order. */
export function outermostOf(tree: LiveTree, uuids: readonly string[]): readonly string[] {
  const named = new Set(uuids);
  const within = (parent: string | null): readonly string[] =>
    visibleChildren(tree, parent).flatMap((id) => (named.has(id) ? [id] : within(id)));
  return within(null);
}

/** Moves blocks; `to.index` does not count them. Throws LivePageError, like all commands here. */
export function moveBlocks(
  doc: Y.Doc,
  origin: unknown,
  { uuids, to }: { readonly uuids: readonly string[]; readonly to: Place },
): void {
  const tree = treeOf(doc);
  const moved = outermostOf(tree, uuids);
  const { parent } = to;
  for (const uuid of moved) refuse(moveRefusal(tree, uuid, parent));
  doc.transact(() => {
    const after = siblingBefore(tree, to, moved);
    const place = { parent, after, without: moved, count: moved.length };
    const keys = keysAfter(doc, tree, place);
    for (const [at, uuid] of moved.entries()) found(doc, uuid).set('pos', [parent, keys[at] ?? '']);
  }, origin);
}

/**
 * Inserts copies of blocks with their visible items after the last block of each parent. Returns
 * the uuids of the copies.
 */
export function duplicateBlocks(
  doc: Y.Doc,
  origin: unknown,
  { uuids, newId }: { readonly uuids: readonly string[]; readonly newId: () => string },
): readonly string[] {
  for (const uuid of uuids) found(doc, uuid);
  const tree = treeOf(doc);
  const originals = outermostOf(tree, uuids);
  const copied = originals.flatMap((uuid) => visibleWithin(tree, uuid));
  const parentOf = (uuid: string): string | null => tree.parents.get(uuid) ?? null;
  for (const uuid of originals) {
    const [parent, height] = [parentOf(uuid), heightOf(tree, uuid)];
    refuse(roomRefusal(tree, { parent, height, count: copied.length }));
  }
  const names = new Map(copied.map((id) => [id, newId()]));
  const nameOf = (id: string): string => names.get(id) ?? id;
  doc.transact(() => {
    for (const parent of new Set(originals.map(parentOf))) {
      const group = originals.filter((uuid) => parentOf(uuid) === parent);
      const keys = keysAfter(doc, tree, { parent, after: group.at(-1), count: group.length });
      for (const [at, uuid] of group.entries()) {
        copy(doc, tree, { uuid, nameOf, pos: [parent, keys[at] ?? ''] });
      }
    }
  }, origin);
  return originals.map(nameOf);
}

/** Hides blocks and their items; `restoreBlocks` brings them back. */
export function removeBlocks(doc: Y.Doc, origin: unknown, uuids: readonly string[]): void {
  for (const uuid of uuids) found(doc, uuid);
  doc.transact(() => {
    for (const uuid of uuids) removeBlock(doc, origin, uuid);
  }, origin);
}

/** Restores blocks like `restoreBlock`; blocks without room stay removed. */
export function restoreBlocks(doc: Y.Doc, origin: unknown, uuids: readonly string[]): void {
  doc.transact(() => {
    for (const uuid of uuids) restoreBlock(doc, origin, uuid);
  }, origin);
}

interface Copying {
  readonly uuid: string;
  readonly nameOf: (uuid: string) => string;
  readonly pos: Position;
}

/** Copies a block with its visible items. */
function copy(doc: Y.Doc, tree: LiveTree, { uuid, nameOf, pos }: Copying): void {
  const original = found(doc, uuid);
  blocksOf(doc).set(nameOf(uuid), copyOf(original, pos));
  for (const item of visibleChildren(tree, uuid)) {
    const [, key] = positionOf(found(doc, item));
    copy(doc, tree, { uuid: item, nameOf, pos: [nameOf(uuid), key] });
  }
}

function copyOf(original: BlockMap, pos: Position): BlockMap {
  const typed = typedNamesOf(typeOf(original));
  return new Y.Map<unknown>([
    ['type', typeOf(original)],
    ['pos', pos],
    ['size', sizeOf(original)],
    ['props', new Y.Map(valuesFor(typed, Object.entries(plainValuesOf(original))))],
    ...(isUnpublished(original) ? [['unpublished', true] as const] : []),
    ...fragmentsOf(original).map(
      ([name, fragment]) => [`${richPrefix}${name}`, fragment.clone()] as const,
    ),
  ]);
}
