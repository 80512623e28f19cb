import type * as Y from 'yjs';

import { typeInto } from '../text/live-text.js';
import { areApart, textChange } from '../text/text-change.js';

/**
 * Merges a text that both sides changed, if their changes concern different characters. Returns
 * whether it did.
 */
export function mergesText(
  text: Y.Text,
  { before, after }: { readonly before: string; readonly after: string },
): boolean {
  const now = text.toJSON();
  if (before === after || before === now || after === now) return false;
  if (!areApart(textChange(before, after), textChange(before, now))) return false;
  typeInto(text, { before, after });
  return true;
}
