import type { OrderRefund } from './refunds/contract.js';

export interface PaymentAttempt {
  readonly attemptId: string;
  readonly state: 'started' | 'succeeded' | 'declined';
  readonly successful: boolean;
  readonly message: string | null;
  readonly paymentMethodName: string;
  readonly createdAt: string;
  /** State of the refund of a late or duplicate payment. */
  readonly refund: 'due' | 'confirmed' | null;
  /** Refunds through the provider, oldest first. */
  readonly refunds: readonly OrderRefund[];
}

/** For staff and owners. */
export interface RefundablePayment extends PaymentAttempt {
  /** Minor units that can still be refunded. */
  readonly refundable: number;
}
