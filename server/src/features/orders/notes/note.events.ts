/** Something that staff know of an order. It may say anything of the buyer, and is sealed and forgotten with them. */
export interface OrderNoteWritten {
  readonly type: 'OrderNoteWritten';
  readonly orderId: number;
  readonly hash: string;
  /** Whose personal data it may hold: that of the order. */
  readonly subject: string;
  readonly noteId: string;
  /** Null once the subject has been erased. */
  readonly text: string | null;
}
