/** Reminds the customer of an order that was placed and not paid; a no-op if it is not owed. */
export interface RemindOfPayment {
  readonly type: 'RemindOfPayment';
  readonly orderId: number;
}
