/** A person has given the money of an attempt back, at the provider. */
export interface ConfirmRefund {
  readonly type: 'ConfirmRefund';
  readonly orderId: number;
  readonly attemptId: string;
}
