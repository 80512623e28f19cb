import { updateYFragment } from '@tiptap/y-tiptap';
import type * as Y from 'yjs';

import type { RichText } from './schema.js';

/** Writes the initial text of a new block into its fragment. */
export type TextWriter = (fragment: Y.XmlFragment) => void;

/**
 * Replaces the content of a fragment with a minimal change, so that concurrent edits survive. The
 * fragment must be part of a document.
 */
export function writeText(fragment: Y.XmlFragment, text: RichText): void {
  const transact = (change: () => void): void => {
    if (fragment.doc === null) change();
    else fragment.doc.transact(change);
  };
  updateYFragment({ transact }, fragment, text, { mapping: new Map(), isOMark: new Map() });
}
