import type * as Y from 'yjs';

/**
 * Page document as last confirmed by the server, and with the local changes since (decision 0023).
 */
export interface Unstored {
  readonly stored: Y.Doc;
  readonly mine: Y.Doc;
}
