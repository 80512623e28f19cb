import { pageContentOf } from '@selvedge/shared/pages/live/page-content';
import * as Y from 'yjs';

import type { StoredDoc } from '../page-docs.queries.js';

/** U+0000 and unpaired surrogates in JSON notation: no table can store them. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** Replays the rows of a document, and reports whether all of them could be applied. */
export function replayed({ updates }: StoredDoc): {
  readonly doc: Y.Doc;
  readonly isWhole: boolean;
} {
  const doc = new Y.Doc();
  let isWhole = true;
  for (const update of updates) {
    try {
      Y.applyUpdate(doc, update);
    } catch {
      // The remaining rows may still be readable.
      isWhole = false;
    }
  }
  isWhole &&= doc.store.pendingStructs === null && doc.store.pendingDs === null;
  return { doc, isWhole };
}

/** Whether a document can be sent, and read and stored as a page. */
export function isStorable(doc: Y.Doc): boolean {
  try {
    Y.encodeStateAsUpdate(doc);
    return !unstorable.test(JSON.stringify(pageContentOf(doc)));
  } catch {
    return false;
  }
}
