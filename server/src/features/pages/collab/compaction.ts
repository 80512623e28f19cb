import * as Y from 'yjs';

import type { Snapshot, StoredDoc } from './page-docs.queries.js';

/** Number and size of rows at which a document is compacted. */
const maxRows = 200;
const maxBytes = 256 * 1024;

/** Whether a document's rows are due for compaction. */
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
 * Merges all edits of a document into one state by replaying them, which takes a hundredth of the
 * time of merging updates. Returns undefined if an edit depends on a missing one, so that nothing
 * is lost.
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

/** The order of the clients in a vector is undefined. */
function sorted(vector: Uint8Array): Buffer {
  const clocks = [...Y.decodeStateVector(vector)].sort(([one], [other]) => one - other);
  return Buffer.from(JSON.stringify(clocks));
}
