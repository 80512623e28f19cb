import * as Y from 'yjs';

import type { Snapshot, StoredDoc } from './page-docs.queries.js';

/** Rows that a document may have before they are made into one state, and bytes in them. */
const maxRows = 200;
const maxBytes = 256 * 1024;

/** Whether a document's rows have become many. */
export function isLong({
  rows,
  bytes,
}: {
  readonly rows: number;
  readonly bytes: number;
}): boolean {
  return rows > maxRows || bytes > maxBytes;
}

/**
 * All edits of a document as one state: replayed, which takes a hundredth of the time that merging them
 * does. Undefined where one of them needs another that is not there: nothing may be lost then.
 */
export function snapshotOf({ epoch, head, updates }: StoredDoc): Snapshot | undefined {
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, update);
  const isWhole = doc.store.pendingStructs === null && doc.store.pendingDs === null;
  const state = Y.encodeStateAsUpdate(doc);
  const vector = Y.encodeStateVector(doc);
  doc.destroy();
  const written = Y.encodeStateVectorFromUpdate(state);
  const isSame = Buffer.compare(sorted(written), sorted(vector)) === 0;
  return isWhole && isSame ? { epoch, upto: head, state, vector } : undefined;
}

/** A vector lists its clients in no order. */
function sorted(vector: Uint8Array): Buffer {
  const clocks = [...Y.decodeStateVector(vector)].sort(([one], [other]) => one - other);
  return Buffer.from(JSON.stringify(clocks));
}
