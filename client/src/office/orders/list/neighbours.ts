/**
 * Ids of the previous and next order in a list. Undefined at its ends and for an order not in it.
 */
export interface Neighbours {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

export function neighboursOf(orders: readonly { readonly id: number }[], id: number): Neighbours {
  const at = orders.findIndex((order) => order.id === id);
  if (at === -1) return { before: undefined, after: undefined };
  return { before: orders[at - 1]?.id, after: orders[at + 1]?.id };
}
