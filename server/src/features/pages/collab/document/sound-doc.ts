import { pageContentOf } from '@selvedge/shared/pages/live/page-content';
import * as Y from 'yjs';

import type { StoredDoc } from '../page-docs.queries.js';

/** U+0000 and halves of surrogate pairs, as JSON spells them: no table can hold them. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** The document that rows make, and whether it has all of what they say. */
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
      // The others say more.
      isWhole = false;
    }
  }
  isWhole &&= doc.store.pendingStructs === null && doc.store.pendingDs === null;
  return { doc, isWhole };
}

/** Whether a document can be sent, and read and stored as a page. */
export function isSound(doc: Y.Doc): boolean {
  try {
    Y.encodeStateAsUpdate(doc);
    return !unstorable.test(JSON.stringify(pageContentOf(doc)));
  } catch {
    return false;
  }
}
