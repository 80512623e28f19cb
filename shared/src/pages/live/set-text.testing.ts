import type * as Y from 'yjs';

import { writeText } from '../../rich-text/fragments.js';
import type { RichText } from '../../rich-text/schema.js';
import { found } from './block-commands.js';
import { LivePageError } from './live-errors.js';
import { fragmentOf } from './live-page.js';

/** Replaces the content of a rich text with a minimal change. */
export function setText(
  doc: Y.Doc,
  origin: unknown,
  { uuid, name, text }: { readonly uuid: string; readonly name: string; readonly text: RichText },
): void {
  const fragment = fragmentOf(found(doc, uuid), name);
  if (fragment === undefined) throw new LivePageError('notPlain');
  doc.transact(() => writeText(fragment, text), origin);
}
