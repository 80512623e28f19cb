import * as Y from 'yjs';

import type { Json } from '../../catalogue/contract.js';
import type { TextWriter } from '../../rich-text/fragments.js';
import { found, isSize } from './block-commands.js';
import { isPlainValue } from '../plain-value.js';
import { isPlain, richNamesOf } from './wire/block-wire.js';
import { LivePageError, type LiveRefusal } from './live-errors.js';
import {
  blockIn,
  blocksOf,
  isRemoved,
  positionOf,
  richPrefix,
  type BlockMap,
  type Position,
} from './live-page.js';
import { firstKeys, roomAt } from './order-keys.js';
import { insertRefusal, moveRefusal, roomRefusal } from './place-refusals.js';
import { treeOf, visibleChildren, type LiveTree } from './resolve-tree.js';
import { valuesFor } from './text/live-values.js';
import { typedNamesOf } from './text/typed-names.js';

/*
 * Commands that insert, move and restore blocks. Each is one transaction; a refusal changes
 * nothing.
 */

/**
 * Target position: before the `index`th visible block of the parent, not counting the block itself.
 */
export interface Place {
  /** Null for the page itself. */
  readonly parent: string | null;
  /** A higher index than the last inserts at the end. */
  readonly index: number;
}

/** Block to create, with its items. */
export interface NewBlock {
  readonly uuid: string;
  readonly type: string;
  /** In columns; all twelve by default. */
  readonly size?: number;
  readonly isPublished?: boolean;
  /** Plain properties that differ from the defaults. */
  readonly properties?: Readonly<Record<string, Json>>;
  /** Rich text properties. */
  readonly texts?: Readonly<Record<string, TextWriter>>;
  readonly items?: readonly NewBlock[];
}

/** Inserts a block. Throws LivePageError, like all commands here. */
export function insertBlock(
  doc: Y.Doc,
  origin: unknown,
  { block, at }: { readonly block: NewBlock; readonly at: Place },
): void {
  insertBlocks(doc, origin, { blocks: [block], at });
}

/** Inserts several blocks at one position in order: all or none. */
export function insertBlocks(
  doc: Y.Doc,
  origin: unknown,
  { blocks, at }: { readonly blocks: readonly NewBlock[]; readonly at: Place },
): void {
  const tree = treeOf(doc);
  const all = blocks.flatMap(withItems);
  refuse(insertRefusal(tree, blocks, at.parent));
  const uuids = [...new Set(all.map(({ uuid }) => uuid))];
  if (uuids.length < all.length || uuids.some((uuid) => blockIn(doc, uuid) !== undefined))
    throw new LivePageError('blockExists');
  const values = all.flatMap(({ properties = {} }) => Object.values(properties));
  if (!values.every((value) => isPlainValue(value))) throw new LivePageError('badValue');
  if (!all.every(({ size = 12 }) => isSize(size))) throw new LivePageError('badSize');
  doc.transact(() => {
    const { parent } = at;
    const to = { parent, after: siblingBefore(tree, at), count: blocks.length };
    const keys = keysAfter(doc, tree, to);
    for (const [index, block] of blocks.entries()) make(doc, block, [parent, keys[index] ?? '']);
  }, origin);
}

/** Moves a block. Throws LivePageError if it would contain itself or be too deep. */
export function moveBlock(
  doc: Y.Doc,
  origin: unknown,
  { uuid, to }: { readonly uuid: string; readonly to: Place },
): void {
  moveAfter(doc, origin, {
    uuid,
    parent: to.parent,
    after: siblingBefore(treeOf(doc), to, [uuid]),
  });
}

/** Moves a block after a sibling; undefined moves it to the start. */
export function moveAfter(
  doc: Y.Doc,
  origin: unknown,
  to: { readonly uuid: string } & InsertionPoint,
): void {
  const { uuid, ...place } = to;
  const block = found(doc, uuid);
  const tree = treeOf(doc);
  refuse(moveRefusal(tree, uuid, place.parent));
  const among = { ...place, without: [uuid] };
  doc.transact(() => block.set('pos', positionAfter(doc, tree, among)), origin);
}

/**
 * Restores a removed block with its items at its former position, or at the end of its nearest
 * visible ancestor.
 */
export function restoreBlock(doc: Y.Doc, origin: unknown, uuid: string): void {
  const block = found(doc, uuid);
  if (!isRemoved(block)) return;
  const tree = treeOf(doc);
  const parent = tree.parents.get(uuid) ?? null;
  const shown = nearestShown(tree, parent);
  const restored = remainingWithin(doc, tree, uuid);
  const after = visibleChildren(tree, shown).at(-1);
  refuse(roomRefusal(tree, { parent: shown, height: 1, count: restored }));
  doc.transact(() => {
    block.set('deleted', false);
    if (shown !== parent) block.set('pos', positionAfter(doc, tree, { parent: shown, after }));
  }, origin);
}

function make(doc: Y.Doc, block: NewBlock, pos: Position): void {
  const { uuid, type, size = 12, isPublished = true, properties = {}, items = [] } = block;
  const plain = Object.entries(properties).filter(([name]) => isPlain(type, name));
  const made: BlockMap = new Y.Map<unknown>([
    ['type', type],
    ['pos', pos],
    ['size', size],
    ['props', new Y.Map(valuesFor(typedNamesOf(type), plain))],
    ...(isPublished ? [] : [['unpublished', true] as const]),
  ]);
  blocksOf(doc).set(uuid, made);
  makeTexts(made, block);
  const keys = firstKeys(items.length);
  for (const [at, item] of items.entries()) make(doc, item, [uuid, keys[at] ?? '']);
}

/** Creates all rich texts of the type, because concurrent creation later would conflict. */
function makeTexts(made: BlockMap, { type, texts = {} }: NewBlock): void {
  for (const name of richNamesOf(type)) {
    const fragment = new Y.XmlFragment();
    made.set(`${richPrefix}${name}`, fragment);
    texts[name]?.(fragment);
  }
}

/** Position after a sibling, visible or not; undefined is the start. */
export interface InsertionPoint {
  readonly parent: string | null;
  readonly after: string | undefined;
}

/** Returns the sibling before a position, not counting the moved blocks. */
export function siblingBefore(
  tree: LiveTree,
  { parent, index }: Place,
  without: readonly string[] = [],
): string | undefined {
  const shown = visibleChildren(tree, parent).filter((id) => !without.includes(id));
  return shown[Math.min(index, shown.length) - 1];
}

/** Returns a position after a sibling. Siblings may get new keys. Call it within a transaction. */
export function positionAfter(
  doc: Y.Doc,
  tree: LiveTree,
  to: InsertionPoint & { readonly without?: readonly string[] },
): Position {
  const [key = ''] = keysAfter(doc, tree, { ...to, count: 1 });
  return [to.parent, key];
}

/**
 * Returns consecutive keys for several blocks; `without` lists those that are already among the
 * siblings.
 */
export function keysAfter(
  doc: Y.Doc,
  tree: LiveTree,
  to: InsertionPoint & { readonly without?: readonly string[]; readonly count: number },
): readonly string[] {
  const { without = [], parent, after, count } = to;
  const siblings = (tree.children.get(parent) ?? []).filter((id) => !without.includes(id));
  const at = after === undefined ? 0 : siblings.indexOf(after) + 1;
  const keyed = siblings.map((id) => [id, positionOf(found(doc, id))[1]] as const);
  const { keys, moved } = roomAt(keyed, at, count);
  for (const [id, key] of moved) found(doc, id).set('pos', [parent, key]);
  return keys;
}

/** Throws LivePageError for a refusal. */
export function refuse(refusal: LiveRefusal | undefined): void {
  if (refusal !== undefined) throw new LivePageError(refusal);
}

/** Number of blocks that a restore makes visible: the block and its items that are not removed. */
function remainingWithin(doc: Y.Doc, tree: LiveTree, id: string): number {
  return (tree.children.get(id) ?? [])
    .filter((child) => !isRemoved(found(doc, child)))
    .reduce((count, child) => count + remainingWithin(doc, tree, child), 1);
}

function nearestShown({ parents, hidden }: LiveTree, id: string | null): string | null {
  let at = id;
  while (at !== null && hidden.has(at)) at = parents.get(at) ?? null;
  return at;
}

function withItems(block: NewBlock): readonly NewBlock[] {
  return [block, ...(block.items ?? []).flatMap(withItems)];
}
