/** Removes an unpaid order from all lists. */
export interface DeleteOrder {
  readonly type: 'DeleteOrder';
  readonly orderId: number;
}
