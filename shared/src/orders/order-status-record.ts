import { ORDER_STATUSES, statusName, type OrderStatus } from './order-status.js';
import { STATUS_COLOURS, statusMeaning } from './status-meaning.js';

export interface OrderStatusRecord {
  /** From 1, in the order of the flows. */
  readonly id: number;
  readonly code: OrderStatus;
  readonly name: string;
  readonly color: string;
}

export function orderStatusRecord(code: OrderStatus): OrderStatusRecord {
  const id = ORDER_STATUSES.indexOf(code) + 1;
  return { id, code, name: statusName(code), color: STATUS_COLOURS[statusMeaning(code)] };
}
