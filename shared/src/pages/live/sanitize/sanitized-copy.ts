import * as Y from 'yjs';

import type { Json } from '../../../catalogue/contract.js';
import { liveSchema } from '../../../collab/contract.js';
import { isPlainValue, isStorable } from '../../plain-value.js';
import {
  blockEntries,
  blocksOf,
  metaOf,
  pageOf,
  pagePropertiesOf,
  richPrefix,
  typeOf,
  type BlockMap,
} from '../live-page.js';
import { valueOf, type LiveValue, type LiveValues } from '../text/held-values.js';
import { isLiveList, itemIds } from '../text/live-list.js';
import { valuesFor } from '../text/live-values.js';
import { typedNamesOf, typedOfPage, type TypedNames } from '../text/typed-names.js';
import { isTextWithin, isValidType } from './valid-values.js';

/**
 * Copies the content into a document of the next epoch without history. Values that cannot be read,
 * stored or sent are dropped; uuids stay (decision 0023).
 */
export function sanitizedCopy(doc: Y.Doc, epoch: number): Y.Doc {
  const copy = new Y.Doc();
  copy.transact(() => {
    copyValues(metaOf(doc), metaOf(copy));
    metaOf(copy).set('epoch', epoch);
    metaOf(copy).set('schema', liveSchema);
    copyValues(pageOf(doc), pageOf(copy));
    copyProperties(pagePropertiesOf(doc), typedOfPage, pagePropertiesOf(copy));
    for (const [uuid, block] of blockEntries(doc))
      if (isStorable(uuid) && typeOf(block) !== '') copyBlock(block, blocksOf(copy), uuid);
  });
  return copy;
}

interface Values {
  set(name: string, value: LiveValue): unknown;
}

function copyValues(from: Iterable<readonly [string, unknown]>, to: Values): void {
  for (const [name, value] of from) {
    // Plain values are JSON.
    if (isStorable(name) && isPlainValue(value)) to.set(name, value as Json);
  }
}

/** Copies the values of the properties, and creates the texts and lists of the type. */
function copyProperties(from: unknown, typed: TypedNames, to: Values): void {
  // The values are checked below.
  const held = from instanceof Y.Map ? [...(from as LiveValues)] : [];
  const valid = held.flatMap(([name, one]): (readonly [string, Json])[] => {
    const value = isValidType(one) ? valueOf(one) : undefined;
    return value !== undefined && isStorable(name) && isPlainValue(value) ? [[name, value]] : [];
  });
  const ids = new Map(
    held.flatMap(([name, one]) => (isLiveList(one) ? [[name, itemIds(one)]] : [])),
  );
  for (const [name, value] of valuesFor(typed, valid, ids)) to.set(name, value);
}

/** Replaces an invalid text with an empty one. */
function copyBlock(from: BlockMap, blocks: Y.Map<unknown>, uuid: string): void {
  const block: BlockMap = new Y.Map<unknown>();
  blocks.set(uuid, block);
  copyValues(from, block);
  for (const [name, held] of from) {
    if (name === 'props') {
      const values = new Y.Map<LiveValue>();
      block.set(name, values);
      copyProperties(held, typedNamesOf(typeOf(from)), values);
    }
    if (name.startsWith(richPrefix)) {
      const isSound = held instanceof Y.XmlFragment && isTextWithin(held);
      block.set(name, isSound ? held.clone() : new Y.XmlFragment());
    }
  }
}
