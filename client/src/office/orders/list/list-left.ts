import { queryOf, type OrderSearch } from '../order-search.js';

const perPage = 100;

/** What the list asks for, page after page. */
export const listQuery = (search: OrderSearch) => ({ ...queryOf(search), perPage });

let left: OrderSearch = {};

/** What the list of orders was narrowed to when it was last seen in this window: an order leads back to that. */
export const lastList = (): OrderSearch => left;

export function leaveList(search: OrderSearch): void {
  left = search;
}
