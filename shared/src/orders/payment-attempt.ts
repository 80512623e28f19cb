export interface PaymentAttempt {
  readonly attemptId: string;
  readonly state: 'started' | 'succeeded' | 'declined';
  readonly successful: boolean;
  readonly message: string | null;
  readonly paymentMethodName: string;
  readonly createdAt: string;
  /** State of the refund of a late or duplicate payment. */
  readonly refund: 'due' | 'confirmed' | null;
}
