export interface WriteOrderNote {
  readonly type: 'WriteOrderNote';
  readonly orderId: number;
  /** Made where it is written: given twice, it is one. */
  readonly noteId: string;
  readonly text: string;
}
