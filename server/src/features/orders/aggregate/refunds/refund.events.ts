/** A payment arrived that is not owed and must be refunded (decision 0007). */
export interface RefundDue {
  readonly type: 'RefundDue';
  readonly orderId: number;
  readonly hash: string;
  readonly attemptId: string;
  /** The provider's id of the capture. */
  readonly transaction: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** Staff confirmed that they returned the rest of the payment by other means. */
export interface RefundConfirmed {
  readonly type: 'RefundConfirmed';
  readonly orderId: number;
  readonly hash: string;
  readonly attemptId: string;
  readonly amount: number;
  readonly currency: string;
}

/** From this event on, the provider may have returned the money. */
export interface RefundRequested {
  readonly type: 'RefundRequested';
  readonly orderId: number;
  readonly hash: string;
  readonly subject: string;
  readonly attemptId: string;
  readonly refundId: string;
  /** The provider's id of the capture. */
  readonly transaction: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Null after the subject's erasure. */
  readonly reason: string | null;
}

/** The provider returned the money. */
export interface RefundSucceeded {
  readonly type: 'RefundSucceeded';
  readonly orderId: number;
  readonly hash: string;
  readonly attemptId: string;
  readonly refundId: string;
  /** The provider's id of the refund. */
  readonly transaction: string;
  readonly amount: number;
  readonly currency: string;
}

/** The provider refused the refund; the money stays with the store. */
export interface RefundFailed {
  readonly type: 'RefundFailed';
  readonly orderId: number;
  readonly hash: string;
  readonly attemptId: string;
  readonly refundId: string;
  /** Reason, shown to staff. */
  readonly message: string;
  readonly amount: number;
  readonly currency: string;
}

export type ProviderRefundEvent = RefundRequested | RefundSucceeded | RefundFailed;
export type RefundEvent = RefundDue | RefundConfirmed | ProviderRefundEvent;

export const REFUND_EVENTS = [
  'RefundDue',
  'RefundConfirmed',
  'RefundRequested',
  'RefundSucceeded',
  'RefundFailed',
] as const satisfies readonly RefundEvent['type'][];

const types: ReadonlySet<string> = new Set(REFUND_EVENTS);

export function isOfRefunds(event: { readonly type: string }): event is RefundEvent {
  return types.has(event.type);
}
