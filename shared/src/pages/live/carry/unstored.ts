import type * as Y from 'yjs';

/** A page's document as the server is known to keep it, and with what was done here since (decision 0023). */
export interface Unstored {
  readonly stored: Y.Doc;
  readonly mine: Y.Doc;
}
