import type { OrderView } from '@selvedge/shared/orders/views/contract';

import type { ViewChange } from './useOrderViews.js';
import type { OrderSearch } from '../order-search.js';

/** Filters and sort order that a view stores. */
export type ViewSearch = Omit<OrderSearch, 'view'>;

export function viewSearchOf({ view: _view, ...rest }: OrderSearch): ViewSearch {
  return rest;
}

export function isSameSearch(one: ViewSearch, other: ViewSearch): boolean {
  return textOf(one) === textOf(other);
}

export function isEverything(search: ViewSearch): boolean {
  return Object.keys(search).length === 0;
}

/**
 * Finds the view named in the address, or one with the same filters: the link may come from another
 * user.
 */
export function viewIn(search: OrderSearch, views: readonly OrderView[]): OrderView | undefined {
  const viewSearch = viewSearchOf(search);
  return (
    views.find(({ id }) => id === search.view) ??
    views.find((view) => isSameSearch(view.search, viewSearch))
  );
}

function textOf(search: ViewSearch): string {
  return JSON.stringify(
    Object.entries(search).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/**
 * Returns the search after a change: the saved view, or the current filters without a deleted one.
 */
export function searchAfter(
  change: ViewChange,
  search: OrderSearch,
  views: readonly OrderView[],
): OrderSearch {
  const { view: _view, ...narrowed } = search;
  if (change.what === 'remove') return narrowed;
  const { name } = change.to;
  const view = views.find((one) => one.name === name);
  return view === undefined ? narrowed : { ...narrowed, view: view.id };
}
