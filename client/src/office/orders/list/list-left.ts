import { queryOf, type OrderSearch } from '../order-search.js';

const perPage = 100;

export const listQuery = (search: OrderSearch) => ({ ...queryOf(search), perPage });

let left: OrderSearch = {};

/** Returns the filters of the list last seen in this window; an order page links back to it. */
export const lastList = (): OrderSearch => left;

export function leaveList(search: OrderSearch): void {
  left = search;
}
