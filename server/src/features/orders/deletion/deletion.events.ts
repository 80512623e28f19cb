import type { OrderFlow, OrderStatus } from '@selvedge/shared/orders/order-status';

/** Nobody works on it any more, and it is in no list. */
export interface OrderDeleted {
  readonly type: 'OrderDeleted';
  readonly orderId: number;
  readonly hash: string;
  readonly flow: OrderFlow;
  /** Where it was, and stays. */
  readonly status: OrderStatus;
}
