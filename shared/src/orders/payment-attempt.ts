/** ORD-003. */
export interface PaymentAttempt {
  readonly attemptId: string;
  readonly state: 'started' | 'succeeded' | 'declined';
  readonly successful: boolean;
  readonly message: string | null;
  readonly paymentMethodName: string;
  readonly createdAt: string;
  /** Of money that came too late or twice, and has to go back. */
  readonly refund: 'due' | 'confirmed' | null;
}
