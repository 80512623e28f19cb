import type { OrderSearch } from '../order-search.js';

let left: OrderSearch = {};

/** What the list of orders was narrowed to when it was last seen in this window: an order leads back to that. */
export const lastList = (): OrderSearch => left;

export function leaveList(search: OrderSearch): void {
  left = search;
}
