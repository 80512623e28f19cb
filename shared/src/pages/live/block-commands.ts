import * as Y from 'yjs';

import { leastWidth, wholeWidth } from '../../blocks/model/block-size.js';
import type { Json } from '../../catalogue/contract.js';
import { isSame } from '../../catalogue/is-same.js';
import { isPlainValue } from '../plain-value.js';
import { isPlain } from './wire/block-wire.js';
import { LivePageError } from './live-errors.js';
import {
  blockIn,
  isRemoved,
  isUnpublished,
  propertiesOf,
  typeOf,
  type BlockMap,
} from './live-page.js';

/*
 * Commands upon one block of a live page. Each is one transaction of the given origin, and thereby one
 * step of undo. All throw LivePageError, and change nothing then.
 */

/** BLK-001, BLK-007: 3 to 12 columns. */
export function resizeBlock(
  doc: Y.Doc,
  origin: unknown,
  { uuid, size }: { readonly uuid: string; readonly size: number },
): void {
  const block = found(doc, uuid);
  if (!isSize(size)) throw new LivePageError('badSize');
  doc.transact(() => setJson<unknown>(block, 'size', size), origin);
}

/** A property of any kind but rich text; undefined leaves it to its default. */
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
  doc.transact(() => setJson(properties, name, value), origin);
}

/** Whether shoppers see it once the page is published. */
export function setPublished(
  doc: Y.Doc,
  origin: unknown,
  { uuid, isPublished }: { readonly uuid: string; readonly isPublished: boolean },
): void {
  const block = found(doc, uuid);
  if (isUnpublished(block) !== isPublished) return;
  doc.transact(() => block.set('unpublished', !isPublished), origin);
}

/** Hides a block with all that stands in it; `restoreBlock` brings it back. */
export function removeBlock(doc: Y.Doc, origin: unknown, uuid: string): void {
  const block = found(doc, uuid);
  if (!isRemoved(block)) doc.transact(() => block.set('deleted', true), origin);
}

/** Throws LivePageError. */
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
 * What says the same already is not written again: it would undo what another writes now. Throws
 * LivePageError for what is no value.
 */
export function setJson<Value>(
  map: Y.Map<Value>,
  name: string,
  value: NoInfer<Value> | undefined,
): void {
  if (!isPlainValue(value)) throw new LivePageError('badValue');
  if (value === undefined) {
    map.delete(name);
  } else if (!map.has(name) || !isSame(map.get(name), value)) map.set(name, value);
}
