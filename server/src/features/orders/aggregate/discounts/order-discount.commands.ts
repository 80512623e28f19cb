/** Gives up the reserved uses of an unpaid order; only together with their return. */
export interface ReleaseDiscount {
  readonly type: 'ReleaseDiscount';
  readonly orderId: number;
}
