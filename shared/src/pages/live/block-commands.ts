import * as Y from 'yjs';

import { leastWidth, wholeWidth } from '../../blocks/model/block-size.js';
import type { Json } from '../../catalogue/contract.js';
import { isJsonEqual } from '../../catalogue/is-same.js';
import { isPlainValue } from '../plain-value.js';
import { isPlain } from './wire/block-wire.js';
import { LivePageError } from './live-errors.js';
import { typeInto, type Typing } from './text/live-text.js';
import { setValue, typeValue, type FieldTyping } from './text/live-values.js';
import { typedNamesOf } from './text/typed-names.js';
import {
  blockIn,
  isRemoved,
  isUnpublished,
  propertiesOf,
  typeOf,
  type BlockMap,
} from './live-page.js';

/*
 * Commands on one block of a live page. Each is one transaction of the given origin, and so one
 * undo step. They throw LivePageError without changing anything.
 */

/** Sets the width, 3 to 12 columns. */
export function resizeBlock(
  doc: Y.Doc,
  origin: unknown,
  { uuid, size }: { readonly uuid: string; readonly size: number },
): void {
  const block = found(doc, uuid);
  if (!isSize(size)) throw new LivePageError('badSize');
  doc.transact(() => setJson<unknown>(block, 'size', size), origin);
}

/** Sets a property of any kind except rich text; undefined restores the default. */
export function setProperty(
  doc: Y.Doc,
  origin: unknown,
  change: { readonly uuid: string; readonly name: string; readonly value: Json | undefined },
): void {
  const { uuid, name, value } = change;
  const block = found(doc, uuid);
  const properties = propertiesOf(block);
  if (properties === undefined || !isPlain(typeOf(block), name)) {
    throw new LivePageError('notPlain');
  }
  const typed = typedNamesOf(typeOf(block));
  doc.transact(() => setValue(properties, typed, { name, value }), origin);
}

/**
 * Applies typed text to a text property; an empty text restores the default if `clears` is set.
 * Changes only the characters that the typing changed.
 */
export function typeProperty(
  doc: Y.Doc,
  origin: unknown,
  { uuid, name, ...typing }: { readonly uuid: string; readonly name: string } & FieldTyping,
): void {
  const block = found(doc, uuid);
  const properties = propertiesOf(block);
  if (properties === undefined || !isPlain(typeOf(block), name)) {
    throw new LivePageError('notPlain');
  }
  const typed = typedNamesOf(typeOf(block));
  doc.transact(() => typeValue(properties, typed, { name, ...typing }), origin);
}

/** Applies typed text to a list item. Does nothing if the item has been removed. */
export function typeItemText(
  doc: Y.Doc,
  origin: unknown,
  { text, ...typing }: { readonly text: Y.Text } & Typing,
): void {
  if (text._item === null || text._item.deleted) return;
  if (!isPlainValue(typing.after)) throw new LivePageError('badValue');
  doc.transact(() => typeInto(text, typing), origin);
}

/** Sets whether shoppers see the block once the page is published. */
export function setPublished(
  doc: Y.Doc,
  origin: unknown,
  { uuid, isPublished }: { readonly uuid: string; readonly isPublished: boolean },
): void {
  const block = found(doc, uuid);
  if (isUnpublished(block) !== isPublished) return;
  doc.transact(() => block.set('unpublished', !isPublished), origin);
}

/** Hides a block and its items; `restoreBlock` brings them back. */
export function removeBlock(doc: Y.Doc, origin: unknown, uuid: string): void {
  const block = found(doc, uuid);
  if (!isRemoved(block)) doc.transact(() => block.set('deleted', true), origin);
}

/** Returns the block. Throws LivePageError if it does not exist. */
export function found(doc: Y.Doc, uuid: string): BlockMap {
  const block = blockIn(doc, uuid);
  if (block === undefined) throw new LivePageError('unknownBlock');
  return block;
}

export function isSize(size: unknown): size is number {
  return (
    typeof size === 'number' && Number.isInteger(size) && size >= leastWidth && size <= wholeWidth
  );
}

/**
 * Writes a value unless it is already set, because a redundant write would override a concurrent
 * edit. Throws LivePageError for values that cannot be stored.
 */
export function setJson<Value>(
  map: Y.Map<Value>,
  name: string,
  value: NoInfer<Value> | undefined,
): void {
  if (!isPlainValue(value)) throw new LivePageError('badValue');
  if (value === undefined) {
    map.delete(name);
  } else if (!map.has(name) || !isJsonEqual(map.get(name), value)) map.set(name, value);
}
