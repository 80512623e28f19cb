import type { OrderView } from '@selvedge/shared/orders/views/contract';

import type { ViewChange } from './useOrderViews.js';
import type { OrderSearch } from '../order-search.js';

/** What a view keeps of an address: not which view it was. */
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

/** The view that an address names, else one that narrows the list to the same: it may be somebody else's link. */
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

/** Where what was done leads: to the view with what it has now, or on without the one that went. */
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
