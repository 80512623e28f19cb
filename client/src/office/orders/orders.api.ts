import { atlasOrdersTopic } from '@selvedge/shared/live/topic-names';
import type {
  AtlasOrder,
  AtlasOrders,
  AtlasOrdersQuery,
  ChangeOrderStatus,
  ErasePerson,
  MovedOrders,
  MoveOrders,
  OrdersFilter,
  OrderStatusNow,
  SetOrderPriority,
} from '@selvedge/shared/orders/contract';
import type { OrderStore, OrderStoresQuery } from '@selvedge/shared/orders/lists/contract';
import type { OrderHistory } from '@selvedge/shared/orders/history/contract';
import type { WriteOrderNote } from '@selvedge/shared/orders/notes/contract';
import type { StoreSales } from '@selvedge/shared/orders/sales/contract';

import { call } from '../../lib/http.js';

/** Orders of all stores for staff, or of one store for its owner. */
export type OrdersScope =
  | { readonly kind: 'atlas' }
  | { readonly kind: 'store'; readonly division: number };

/** Live topic that continues an answer of this scope. */
export function topicOf(scope: OrdersScope): string {
  return scope.kind === 'atlas' ? atlasOrdersTopic : `division:${String(scope.division)}:orders`;
}

function pathOf(scope: OrdersScope): string {
  return scope.kind === 'atlas' ? '/atlas/orders/' : `/divisions/${String(scope.division)}/orders/`;
}

/** Query string of the non-empty parameters. */
function textOf(query: AtlasOrdersQuery | OrderStoresQuery): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  }
  return parameters.toString();
}

/** Returns a page of orders, or the orders after a cursor. */
export const fetchOrders = (scope: OrdersScope, query: AtlasOrdersQuery) =>
  call<AtlasOrders>('GET', `${pathOf(scope)}?${textOf(query)}`);

/** Finds stores with orders by part of their name or by division id. */
export const fetchOrderStores = (query: OrderStoresQuery) =>
  call<readonly OrderStore[]>('GET', `/atlas/orders/stores/?${textOf(query)}`);

/** Address of a spreadsheet export of all matching orders. */
export const exportUrl = (scope: OrdersScope, query: OrdersFilter) =>
  `/omnis/v3${pathOf(scope)}export/?${textOf(query)}`;

export const fetchOrder = (scope: OrdersScope, id: number) =>
  call<AtlasOrder>('GET', `${pathOf(scope)}${String(id)}/`);

/** Returns the events of an order, all or up to a log position, and the order as it was then. */
export const fetchOrderHistory = (id: number, at?: number) =>
  call<OrderHistory>(
    'GET',
    `/atlas/orders/${String(id)}/history/${at === undefined ? '' : `?at=${String(at)}`}`,
  );

/** Returns the sales of a store by day in the time zone `zone`. */
export const fetchSales = (division: number, zone: string) =>
  call<StoreSales>('GET', `/divisions/${String(division)}/sales/?zone=${encodeURIComponent(zone)}`);

/** Fails with 409 and the current status if the order's status is no longer `from`. */
export const changeStatus = (id: number, change: ChangeOrderStatus) =>
  call<OrderStatusNow>('POST', `/atlas/orders/${String(id)}/status/`, change);

/** Moves several orders and returns a result for each. */
export const moveOrders = (move: MoveOrders) =>
  call<MovedOrders>('POST', '/atlas/orders/status/', move);

export const setPriority = (id: number, change: SetOrderPriority) =>
  call<undefined>('POST', `/atlas/orders/${String(id)}/priority/`, change);

/** Idempotent: repeating the request adds no second note. */
export const writeOrderNote = (id: number, note: WriteOrderNote) =>
  call<undefined>('POST', `/atlas/orders/${String(id)}/notes/`, note);

/** Fails with 409 if the order is paid. */
export const deleteOrder = (id: number) =>
  call<undefined>('DELETE', `/atlas/orders/${String(id)}/`);

/** Erases the personal data of the customer in all of their orders. */
export const erasePerson = (person: ErasePerson) =>
  call<undefined>('POST', '/atlas/customers/erase/', person);
