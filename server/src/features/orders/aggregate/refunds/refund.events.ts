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

/** Staff confirmed that the refund was made at the provider. */
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

export function isOfRefunds(event: { readonly type: string }): event is RefundEvent {
  return types.has(event.type);
}
