import * as Y from 'yjs';

import { isPlainValue } from '../plain-value.js';
import { maxProperties } from '../property-reading.js';
import { isSize } from './block-commands.js';
import { blocksShown } from './place-refusals.js';
import { flagPrefix, isRemoved, listIn, LIVE_ROOTS, PAGE_FIELDS, richPrefix } from './live-page.js';
import { isName, isTextWithin, isWire, maxTextLevels } from './sound/sound-values.js';
import { maxBlocks, treeOf } from './resolve-tree.js';

/** What an update from outside may never do. */
export type BrokenRule =
  | 'metaTouched'
  | 'wireTouched'
  | 'typeChanged'
  | 'badSize'
  | 'badField'
  | 'badText'
  | 'unknownRoot'
  | 'tooMany';

/** In characters of JSON: the longest value of one property. */
const maxValueLength = 200_000;
/**
 * Whether a transaction that somebody else's update made breaks a rule of the document. It looks at
 * nothing but what was touched. To be asked from a handler of `afterTransaction`.
 */
export function ruleBroken(transaction: Y.Transaction): BrokenRule | undefined {
  for (const [type, keys] of transaction.changed) {
    const broken = brokenBy(transaction, type, keys);
    if (broken !== undefined) return broken;
  }
  return tooMany(transaction);
}

/** Whether a transaction changed nothing but some blocks that were there; all of them may be named. */
export function isWithinBlocks(
  { changed }: Y.Transaction,
  blocks: ReadonlySet<string> | 'all',
): boolean {
  if (blocks === 'all') return true;
  return [...changed.keys()].every((type) => {
    const [root, uuid] = wayTo(type);
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
  // All that a transaction lists is of this kind.
  const type = touched as Touched;
  const [root, uuid, field, ...nodes] = wayTo(type);
  if (!LIVE_ROOTS.some((name) => name === root)) return 'unknownRoot';
  if (root === 'meta') return 'metaTouched';
  if (root !== 'blocks') return uuid === undefined ? brokenFields(root, type, keys) : 'badField';
  if (uuid === undefined) return brokenBlocks(transaction, type, keys);
  if (field === undefined) return brokenBlock(type, keys);
  if (field === 'props') return brokenValues(type, keys);
  return isTextWithin(type, maxTextLevels - nodes.length) ? undefined : 'badText';
}

/** The names from the root down to a type: `['blocks', '<uuid>', 'props']`. */
function wayTo(type: Touched): readonly [root: string, ...names: string[]] {
  const item = type._item;
  if (item === null) return [rootName(type)];
  // What holds an item is a type, once it is integrated.
  const parent = item.parent as Touched;
  return [...wayTo(parent), item.parentSub ?? ''];
}

function rootName(type: Touched): string {
  for (const [name, root] of type.doc?.share ?? []) if (Object.is(root, type)) return name;
  return '';
}

/** Blocks that came, and such as were written over. */
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
    // One that was there before this transaction, and still was when it came.
    if (item.left !== null && !wasDeleted(transaction, item.left)) return 'typeChanged';
    const broken = brokenNew(block, item.left !== null);
    if (broken !== undefined) return broken;
  }
  return undefined;
}

/** Somebody who takes back that he removed a block writes it anew where it was. */
function wasDeleted(transaction: Y.Transaction, before: Y.Item): boolean {
  const { client, clock } = before.id;
  const ranges = transaction.deleteSet.clients.get(client) ?? [];
  return !ranges.some(({ clock: from, len }) => clock >= from && clock < from + len);
}

/** A block that came whole. One that was there before may bring again what the server wrote of it. */
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

/** What only a new block brings: its properties and its texts. */
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

/** Fields that may change, and what they may say. Undoing the first change takes a flag out again. */
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

/** Parts are looked at by themselves. */
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

/** Fields of the page itself, or its properties. */
function brokenFields(root: string, type: Touched, keys: Keys): BrokenRule | undefined {
  const isField = (name: string | null): boolean =>
    root === 'props' ||
    PAGE_FIELDS.some((field) => field === name) ||
    name?.startsWith(flagPrefix) === true;
  return [...keys].every(isField) ? brokenValues(type, keys) : 'badField';
}

/** Plain JSON, and not without end. */
function brokenValues(type: unknown, keys: Keys): BrokenRule | undefined {
  if (!(type instanceof Y.Map)) return 'badField';
  const names = [...keys].filter(isName);
  if (names.length < keys.size) return 'badField';
  for (const name of names) {
    const value: unknown = type.get(name);
    if (!isPlainValue(value)) return 'badField';
    if (value !== undefined && JSON.stringify(value).length > maxValueLength) return 'badField';
  }
  const isGrown = names.some((name) => type.has(name));
  return isGrown && type.size > maxProperties ? 'badField' : undefined;
}

/** Only where blocks came, were restored or moved, and there are many at all. */
function tooMany({ doc, changed }: Y.Transaction): BrokenRule | undefined {
  const blocks = doc.getMap('blocks');
  if (blocks.size <= maxBlocks) return undefined;
  // A page may have more by now, as when one was sent meanwhile: it can still be edited, and get smaller.
  const mayShowMore = [...changed].some(
    ([type, keys]) => Object.is(type, blocks) || (isBlock(type, blocks) && showsMore(type, keys)),
  );
  return mayShowMore && blocksShown(treeOf(doc)) > maxBlocks ? 'tooMany' : undefined;
}

function isBlock(type: unknown, blocks: Y.Map<unknown>): type is Y.Map<unknown> {
  return type instanceof Y.Map && type.parent === blocks;
}

/** It was restored, or put somewhere else, perhaps out of one that was removed. */
function showsMore(block: Y.Map<unknown>, keys: Keys): boolean {
  return keys.has('pos') || (keys.has('deleted') && !isRemoved(block));
}
