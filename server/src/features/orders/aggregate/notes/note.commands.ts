export interface WriteOrderNote {
  readonly type: 'WriteOrderNote';
  readonly orderId: number;
  /** Chosen by the client as idempotency key. */
  readonly noteId: string;
  readonly text: string;
}
