/** Priorities of orders, lowest first. */
export const ORDER_PRIORITIES = ['normal', 'high', 'urgent'] as const;
export type OrderPriority = (typeof ORDER_PRIORITIES)[number];

/** Rank from 0, for sorting and storage. */
export function rankOf(priority: OrderPriority): number {
  return ORDER_PRIORITIES.indexOf(priority);
}
