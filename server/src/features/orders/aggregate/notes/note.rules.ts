import type { WriteOrderNote } from './note.commands.js';
import { OrderNoteEmpty, TooManyOrderNotes } from './note.errors.js';
import type { OrderNoteWritten } from './note.events.js';

const mostNotes = 200;

interface NotedOrder {
  readonly hash: string;
  readonly subject: string;
  /** Ids of existing notes. */
  readonly notes: readonly string[];
}

/** Adds a note. Throws OrderNoteEmpty and TooManyOrderNotes. */
export function writeNote(
  { orderId, noteId, text }: WriteOrderNote,
  { hash, subject, notes }: NotedOrder,
): readonly OrderNoteWritten[] {
  if (notes.includes(noteId)) return [];
  const trimmed = text.trim();
  if (trimmed === '') throw new OrderNoteEmpty();
  if (notes.length >= mostNotes) throw new TooManyOrderNotes(mostNotes);
  return [{ type: 'OrderNoteWritten', orderId, hash, subject, noteId, text: trimmed }];
}
