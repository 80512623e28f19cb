import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';

/**
 * Returns a change with the same result in one step. The cursor plugin of y-tiptap resolves the
 * positions of every step in the document before the change, and throws for those beyond its end.
 */
export function inOneStep({ doc, tr }: EditorState, change: Transaction): Transaction {
  const from = doc.content.findDiffStart(change.doc.content);
  const ends = doc.content.findDiffEnd(change.doc.content);
  if (from === null || ends === null) return tr;
  // The differing parts overlap if a text is repeated.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  tr.replace(from, ends.a + overlap, change.doc.slice(from, ends.b + overlap));
  return tr.setSelection(TextSelection.near(tr.doc.resolve(change.selection.to), -1));
}
