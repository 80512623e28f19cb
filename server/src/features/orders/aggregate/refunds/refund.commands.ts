/** Staff have refunded the payment at the provider. */
export interface ConfirmRefund {
  readonly type: 'ConfirmRefund';
  readonly orderId: number;
  readonly attemptId: string;
}
