/** Money came in that nothing is owed for: it has to go back (decision 0007). */
export interface RefundDue {
  readonly type: 'RefundDue';
  readonly orderId: number;
  readonly hash: string;
  readonly attemptId: string;
  /** The provider's own name for the capture. */
  readonly transaction: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** A person says that it went back. */
export interface RefundConfirmed {
  readonly type: 'RefundConfirmed';
  readonly orderId: number;
  readonly hash: string;
  readonly attemptId: string;
  readonly amount: number;
  readonly currency: string;
}

export type RefundEvent = RefundDue | RefundConfirmed;

const types: ReadonlySet<string> = new Set<RefundEvent['type']>(['RefundDue', 'RefundConfirmed']);

/** Whether an event of an order is about money that goes back. */
export function isOfRefunds(event: { readonly type: string }): event is RefundEvent {
  return types.has(event.type);
}
