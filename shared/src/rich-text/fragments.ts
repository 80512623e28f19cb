import { updateYFragment } from '@tiptap/y-tiptap';
import type * as Y from 'yjs';

import type { RichText } from './schema.js';

/** What writes itself into the fragment of a new block: who puts the block somewhere need not know how. */
export type TextWriter = (fragment: Y.XmlFragment) => void;

/**
 * Makes a fragment hold a text, by the smallest change that does it, so that what others write in it
 * meanwhile stays. The fragment must be part of a document.
 */
export function writeText(fragment: Y.XmlFragment, text: RichText): void {
  const transact = (change: () => void): void => {
    if (fragment.doc === null) change();
    else fragment.doc.transact(change);
  };
  updateYFragment({ transact }, fragment, text, { mapping: new Map(), isOMark: new Map() });
}
