import type { OrderFlow, OrderStatus } from '@selvedge/shared/orders/order-status';

/** The order is removed from all lists and can no longer be processed. */
export interface OrderDeleted {
  readonly type: 'OrderDeleted';
  readonly orderId: number;
  readonly hash: string;
  readonly flow: OrderFlow;
  /** Status at deletion, which the order keeps. */
  readonly status: OrderStatus;
}
