/**
 * Staff note on an order. Sealed and erased with the customer, because it may contain their data.
 */
export interface OrderNoteWritten {
  readonly type: 'OrderNoteWritten';
  readonly orderId: number;
  readonly hash: string;
  /** Data subject of the order. */
  readonly subject: string;
  readonly noteId: string;
  /** Null after the subject's erasure. */
  readonly text: string | null;
}
