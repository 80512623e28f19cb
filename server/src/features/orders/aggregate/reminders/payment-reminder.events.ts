/** The customer is to be reminded by mail. Happens once per order. */
export interface PaymentReminded {
  readonly type: 'PaymentReminded';
  readonly orderId: number;
  readonly hash: string;
}
