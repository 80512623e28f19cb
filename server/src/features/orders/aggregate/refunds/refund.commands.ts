/** Staff have refunded the payment by other means than the provider. */
export interface ConfirmRefund {
  readonly type: 'ConfirmRefund';
  readonly orderId: number;
  readonly attemptId: string;
}

/** Staff return all or a part of a captured payment through the provider. */
export interface RequestRefund {
  readonly type: 'RequestRefund';
  readonly orderId: number;
  readonly attemptId: string;
  /** Chosen by the client; the provider's idempotency key. */
  readonly refundId: string;
  /** Minor units. */
  readonly amount: number;
  readonly reason: string;
  readonly refundOrders: RefundOrders;
}

/** Refund orders of an order as the caller read them; they record money returned by other means. */
export interface RefundOrders {
  /** Number of all child orders, so that a concurrent one is noticed. */
  readonly childOrders: number;
  /** Sum of their totals in minor units. */
  readonly returned: number;
}

/** The provider has returned the money. */
export interface SucceedRefund {
  readonly type: 'SucceedRefund';
  readonly orderId: number;
  readonly attemptId: string;
  readonly refundId: string;
  /** The provider's id of the refund. */
  readonly transaction: string;
  readonly refundOrders: RefundOrders;
}

/** The provider has refused the refund. */
export interface FailRefund {
  readonly type: 'FailRefund';
  readonly orderId: number;
  readonly attemptId: string;
  readonly refundId: string;
  readonly message: string;
}

export type RefundCommand = ConfirmRefund | RequestRefund | SucceedRefund | FailRefund;
