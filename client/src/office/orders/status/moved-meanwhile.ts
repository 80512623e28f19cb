import type { OrderStatusNow } from '@selvedge/shared/orders/contract';
import { statusName } from '@selvedge/shared/orders/order-status';

/** ORD-037: what who was overtaken is told of an order. */
export function movedMeanwhile(id: number, { status, user }: OrderStatusNow): string {
  const by = user === null ? '' : ` by ${user}`;
  return `Order ${String(id)} was moved to ${statusName(status)}${by} meanwhile`;
}
