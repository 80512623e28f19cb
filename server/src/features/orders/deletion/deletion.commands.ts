/** Takes an order that nobody has paid for out of the lists. */
export interface DeleteOrder {
  readonly type: 'DeleteOrder';
  readonly orderId: number;
}
