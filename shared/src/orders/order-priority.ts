/** ORD-006: how much an order presses, from the least on. */
export const ORDER_PRIORITIES = ['normal', 'high', 'urgent'] as const;
export type OrderPriority = (typeof ORDER_PRIORITIES)[number];

/** From 0, for what is sorted and kept as a number. */
export function rankOf(priority: OrderPriority): number {
  return ORDER_PRIORITIES.indexOf(priority);
}
