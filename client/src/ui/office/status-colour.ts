import type { OrderStatus } from '@selvedge/shared/orders/order-status';
import { STATUS_COLOURS, statusMeaning } from '@selvedge/shared/orders/status-meaning';

/** Returns the colour token of an order status (ORD-008). */
export function statusColour(status: OrderStatus): string {
  return STATUS_COLOURS[statusMeaning(status)];
}
