import * as Y from 'yjs';

import { maxProperties } from '../property-reading.js';
import { isSize } from './block-commands.js';
import { blocksShown } from './place-refusals.js';
import { flagPrefix, isRemoved, listIn, LIVE_ROOTS, PAGE_FIELDS, richPrefix } from './live-page.js';
import { valuesIn, type LiveValues } from './text/held-values.js';
import { isLiveList } from './text/live-list.js';
import { isLiveText } from './text/live-text.js';
import {
  isName,
  isPlainList,
  isPlainText,
  isTextWithin,
  isShortJson,
  isWire,
  maxTextLevels,
} from './sanitize/valid-values.js';
import { maxBlocks, treeOf } from './resolve-tree.js';

/** Rules that updates of clients must not break. */
export type BrokenRule =
  | 'metaTouched'
  | 'wireTouched'
  | 'typeChanged'
  | 'badSize'
  | 'badField'
  | 'badText'
  | 'unknownRoot'
  | 'tooMany';

/**
 * Returns the rule that a client's transaction breaks. Checks only what it changed. Call it in an
 * `afterTransaction` handler.
 */
export function findViolation(transaction: Y.Transaction): BrokenRule | undefined {
  for (const [type, keys] of transaction.changed) {
    const broken = brokenBy(transaction, type, keys);
    if (broken !== undefined) return broken;
  }
  return tooMany(transaction);
}

/** Whether a transaction changed only the given existing blocks. */
export function isWithinBlocks(
  { changed }: Y.Transaction,
  blocks: ReadonlySet<string> | 'all',
): boolean {
  if (blocks === 'all') return true;
  return [...changed.keys()].every((type) => {
    const [root, uuid] = pathTo(type);
    return root === 'blocks' && uuid !== undefined && blocks.has(uuid);
  });
}

type Touched = Parameters<Y.Transaction['changed']['get']>[0];
type Keys = ReadonlySet<string | null>;

function brokenBy(
  transaction: Y.Transaction,
  touched: unknown,
  keys: Keys,
): BrokenRule | undefined {
  // A transaction lists only shared types.
  const type = touched as Touched;
  const [root, uuid, field, ...nodes] = pathTo(type);
  if (!LIVE_ROOTS.some((name) => name === root)) return 'unknownRoot';
  if (root === 'meta') return 'metaTouched';
  if (root !== 'blocks')
    return uuid === undefined ? brokenFields(root, type, keys) : brokenText(type, field);
  if (uuid === undefined) return brokenBlocks(transaction, type, keys);
  if (field === undefined) return brokenBlock(type, keys);
  if (field === 'props') return brokenProperty(type, keys, nodes);
  return isTextWithin(type, maxTextLevels - nodes.length) ? undefined : 'badText';
}

/** Path from the root to a type: `['blocks', '<uuid>', 'props']`. */
function pathTo(type: Touched): readonly [root: string, ...names: string[]] {
  const item = type._item;
  if (item === null) return [rootName(type)];
  // The parent of an integrated item is a type.
  const parent = item.parent as Touched;
  return [...pathTo(parent), item.parentSub ?? ''];
}

function rootName(type: Touched): string {
  for (const [name, root] of type.doc?.share ?? []) if (Object.is(root, type)) return name;
  return '';
}

/** Checks new and overwritten blocks. */
function brokenBlocks(
  transaction: Y.Transaction,
  blocks: Touched,
  keys: Keys,
): BrokenRule | undefined {
  for (const key of keys) {
    if (!isName(key)) return 'badField';
    const item = blocks._map.get(key);
    if (item === undefined || item.deleted) continue;
    const block: unknown = item.content instanceof Y.ContentType ? item.content.type : undefined;
    if (!(block instanceof Y.Map)) return 'badField';
    // The block existed and was not deleted in this transaction.
    if (item.left !== null && !wasDeleted(transaction, item.left)) return 'typeChanged';
    const broken = brokenNew(block, item.left !== null);
    if (broken !== undefined) return broken;
  }
  return undefined;
}

/** Undoing a removal writes the block again in its place. */
function wasDeleted(transaction: Y.Transaction, before: Y.Item): boolean {
  const { client, clock } = before.id;
  const ranges = transaction.deleteSet.clients.get(client) ?? [];
  return !ranges.some(({ clock: from, len }) => clock >= from && clock < from + len);
}

/** Checks a complete new block. A block that existed before may repeat the server's wire state. */
function brokenNew(block: Y.Map<unknown>, isAgain: boolean): BrokenRule | undefined {
  if (!hasType(block) || !block.has('pos') || !block.has('size')) return 'badField';
  for (const [name, value] of block) {
    const broken = isGiven(name, value, isAgain)
      ? undefined
      : (brokenPart(name, value) ?? brokenField(name, value));
    if (broken !== undefined) return broken;
  }
  return undefined;
}

function isGiven(name: string, value: unknown, isAgain: boolean): boolean {
  return name === 'type' || (name === 'wire' && isAgain && isWire(value));
}

function hasType(block: Y.Map<unknown>): boolean {
  const type = block.get('type');
  return isName(type) && type !== '' && type.length <= 100;
}

/** Checks parts that only a new block may contain: its properties and texts. */
function brokenPart(name: string, value: unknown): BrokenRule | undefined {
  if (name === 'props') {
    return value instanceof Y.Map ? brokenValues(value, new Set(value.keys())) : 'badField';
  }
  if (!name.startsWith(richPrefix)) return undefined;
  return value instanceof Y.XmlFragment && isTextWithin(value) ? undefined : 'badText';
}

function brokenBlock(type: Touched, keys: Keys): BrokenRule | undefined {
  if (!(type instanceof Y.Map)) return 'badField';
  for (const key of keys) {
    const broken = key === null || isPart(key) ? 'badField' : brokenField(key, type.get(key));
    if (broken !== undefined) return broken;
  }
  return undefined;
}

/** Fields that may change, with their validation. Undo of the first change removes a flag. */
const fields: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['size', isSize],
  ['pos', isPosition],
  ['unpublished', isFlag],
  ['deleted', isFlag],
]);
const otherwise: Readonly<Record<string, BrokenRule>> = {
  type: 'typeChanged',
  wire: 'wireTouched',
  size: 'badSize',
};

/** Properties and texts are checked separately. */
function brokenField(name: string, value: unknown): BrokenRule | undefined {
  if (isPart(name) || fields.get(name)?.(value) === true) return undefined;
  return (Object.hasOwn(otherwise, name) ? otherwise[name] : undefined) ?? 'badField';
}

function isPart(name: string): boolean {
  return name === 'props' || name.startsWith(richPrefix);
}

function isFlag(value: unknown): boolean {
  return value === undefined || typeof value === 'boolean';
}

function isPosition(value: unknown): boolean {
  const [parent, key, ...others] = listIn(value);
  return (parent === null || isName(parent)) && isName(key) && others.length === 0;
}

function brokenFields(root: string, type: Touched, keys: Keys): BrokenRule | undefined {
  const isField = (name: string | null): boolean =>
    root === 'props' ||
    PAGE_FIELDS.some((field) => field === name) ||
    name?.startsWith(flagPrefix) === true;
  return [...keys].every(isField) ? brokenValues(type, keys) : 'badField';
}

/** Checks the properties of a block, or one of its texts and lists. */
function brokenProperty(
  type: Touched,
  keys: Keys,
  [name, ...inner]: readonly string[],
): BrokenRule | undefined {
  if (name === undefined) return brokenValues(type, keys);
  const list = inner.length > 0 ? listAround(type) : type;
  if (isLiveList(list)) return isPlainList(list) ? undefined : 'badField';
  return brokenText(type, inner[0]);
}

/** The list that contains an item, or the text of an item. */
function listAround(type: Touched): unknown {
  const { parent } = type;
  return isLiveText(type) ? parent?.parent : parent;
}

/** A text contains no other types. */
function brokenText(type: Touched, inner: string | undefined): BrokenRule | undefined {
  if (inner === undefined && !isLiveText(type)) return 'badField';
  return isLiveText(type) && isPlainText(type) ? undefined : 'badText';
}

/** Requires texts, lists, or plain JSON of limited depth. */
function brokenValues(type: unknown, keys: Keys): BrokenRule | undefined {
  if (!(type instanceof Y.Map)) return 'badField';
  const names = [...keys].filter(isName);
  if (names.length < keys.size) return 'badField';
  for (const name of names) {
    const broken = brokenValue(type.get(name));
    if (broken !== undefined) return broken;
  }
  const isGrown = names.some((name) => type.has(name));
  return isGrown && isTooLarge(type) ? 'badField' : undefined;
}

function brokenValue(value: unknown): BrokenRule | undefined {
  if (isLiveText(value)) return isPlainText(value) ? undefined : 'badText';
  const isFine = isLiveList(value) ? isPlainList(value) : isShortJson(value);
  return isFine ? undefined : 'badField';
}

/** Texts without value do not count. */
function isTooLarge(held: Y.Map<unknown>): boolean {
  // Checked in `brokenValues`.
  return held.size > maxProperties && valuesIn(held as LiveValues).length > maxProperties;
}

/** Counts only if blocks were added, restored or moved, and the document is large. */
function tooMany({ doc, changed }: Y.Transaction): BrokenRule | undefined {
  const blocks = doc.getMap('blocks');
  if (blocks.size <= maxBlocks) return undefined;
  // A page can already exceed the limit, for example after a merge. It stays editable if no blocks
  // are added.
  const mayShowMore = [...changed].some(
    ([type, keys]) => Object.is(type, blocks) || (isBlock(type, blocks) && showsMore(type, keys)),
  );
  return mayShowMore && blocksShown(treeOf(doc)) > maxBlocks ? 'tooMany' : undefined;
}

function isBlock(type: unknown, blocks: Y.Map<unknown>): type is Y.Map<unknown> {
  return type instanceof Y.Map && type.parent === blocks;
}

/** Whether the block was restored or moved, possibly out of a removed parent. */
function showsMore(block: Y.Map<unknown>, keys: Keys): boolean {
  return keys.has('pos') || (keys.has('deleted') && !isRemoved(block));
}
