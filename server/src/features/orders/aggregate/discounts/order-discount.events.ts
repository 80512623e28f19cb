/** The payment window has ended: the reserved uses are available again, the order is not payable. */
export interface OrderDiscountReleased {
  readonly type: 'OrderDiscountReleased';
  readonly orderId: number;
  readonly hash: string;
}
