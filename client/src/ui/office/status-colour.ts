import type { OrderStatus } from '@selvedge/shared/orders/order-status';
import { STATUS_COLOURS, statusMeaning } from '@selvedge/shared/orders/status-meaning';

/** ORD-008: the colour of its meaning. */
export function statusColour(status: OrderStatus): string {
  return STATUS_COLOURS[statusMeaning(status)];
}
