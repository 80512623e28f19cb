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

/** Whose orders a screen shows: those of all stores for staff, or one store's for its owner. */
export type OrdersScope =
  | { readonly kind: 'atlas' }
  | { readonly kind: 'store'; readonly division: number };

/** The live topic that continues an answer of this scope. */
export function topicOf(scope: OrdersScope): string {
  return scope.kind === 'atlas' ? atlasOrdersTopic : `division:${String(scope.division)}:orders`;
}

function pathOf(scope: OrdersScope): string {
  return scope.kind === 'atlas' ? '/atlas/orders/' : `/divisions/${String(scope.division)}/orders/`;
}

/** Of what is asked for; what is empty is not. */
function textOf(query: AtlasOrdersQuery | OrderStoresQuery): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  }
  return parameters.toString();
}

/** API-052, ORD-045: orders, one page of them or those after a place. */
export const fetchOrders = (scope: OrdersScope, query: AtlasOrdersQuery) =>
  call<AtlasOrders>('GET', `${pathOf(scope)}?${textOf(query)}`);

/** Stores that orders are of, by what was typed of their names or by number. */
export const fetchOrderStores = (query: OrderStoresQuery) =>
  call<readonly OrderStore[]>('GET', `/atlas/orders/stores/?${textOf(query)}`);

/** The same orders, all of them, as a file for a spreadsheet. */
export const exportUrl = (scope: OrdersScope, query: OrdersFilter) =>
  `/omnis/v3${pathOf(scope)}export/?${textOf(query)}`;

/** API-052, ORD-045: one order of the scope. */
export const fetchOrder = (scope: OrdersScope, id: number) =>
  call<AtlasOrder>('GET', `${pathOf(scope)}${String(id)}/`);

/** What happened to an order, up to a position of the log or all of it, and how it was then. */
export const fetchOrderHistory = (id: number, at?: number) =>
  call<OrderHistory>(
    'GET',
    `/atlas/orders/${String(id)}/history/${at === undefined ? '' : `?at=${String(at)}`}`,
  );

/** What a store sold; days begin where `zone` is. */
export const fetchSales = (division: number, zone: string) =>
  call<StoreSales>('GET', `/divisions/${String(division)}/sales/?zone=${encodeURIComponent(zone)}`);

/** API-052: refused with 409 and the present status when the order has moved on since `from`. */
export const changeStatus = (id: number, change: ChangeOrderStatus) =>
  call<OrderStatusNow>('POST', `/atlas/orders/${String(id)}/status/`, change);

/** API-052: several at once; of each it is said what became of it. */
export const moveOrders = (move: MoveOrders) =>
  call<MovedOrders>('POST', '/atlas/orders/status/', move);

export const setPriority = (id: number, change: SetOrderPriority) =>
  call<undefined>('POST', `/atlas/orders/${String(id)}/priority/`, change);

/** Sent twice, it is one note. */
export const writeOrderNote = (id: number, note: WriteOrderNote) =>
  call<undefined>('POST', `/atlas/orders/${String(id)}/notes/`, note);

/** ORD-006: refused with 409 where somebody has paid. */
export const deleteOrder = (id: number) =>
  call<undefined>('DELETE', `/atlas/orders/${String(id)}/`);

/** EVT-016: all orders of the person who placed this one. */
export const erasePerson = (person: ErasePerson) =>
  call<undefined>('POST', '/atlas/customers/erase/', person);
