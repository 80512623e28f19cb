import type { AtlasOrdersQuery } from '@selvedge/shared/orders/contract';
import { ORDER_SORTS, type OrderSort } from '@selvedge/shared/orders/order-sort';
import { ORDER_PRIORITIES, type OrderPriority } from '@selvedge/shared/orders/order-priority';
import {
  ORDER_FLOW_NAMES,
  ORDER_STATUSES,
  type OrderFlow,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';

type Search = Readonly<Record<string, unknown>>;

/** Flow of a board in an address. */
export function flowIn(search: Search): { flow?: OrderFlow } {
  return oneOf('flow', ORDER_FLOW_NAMES, search['flow']);
}

/** Filters and sort order of an order list as in its address. Days are in the user's time zone. */
export interface OrderSearch {
  readonly flow?: OrderFlow;
  readonly status?: OrderStatus;
  readonly priority?: OrderPriority;
  readonly refund?: 'due';
  /** Only orders that should have been sent before today. */
  readonly late?: 'yes';
  /** Store, on hosts that show all stores. */
  readonly division?: number;
  /** Code of the fulfilment factory. */
  readonly factory?: string;
  readonly sort?: OrderSort;
  readonly searchTerm?: string;
  /** First and last day on which the order was placed, as 2026-11-05. */
  readonly from?: string;
  readonly to?: string;
  /** Id of a saved view, possibly of another user. */
  readonly view?: string;
}

/** Filters with a text value. */
export type Filter = Exclude<keyof OrderSearch, 'view' | 'division'>;

/** Returns the filters in an address; ignores unknown values. */
export function orderSearchIn(search: Search): OrderSearch {
  const { searchTerm, view, division, factory } = search;
  return {
    ...flowIn(search),
    ...oneOf('status', ORDER_STATUSES, search['status']),
    ...oneOf('priority', ORDER_PRIORITIES, search['priority']),
    ...oneOf('refund', ['due'] as const, search['refund']),
    ...oneOf('late', ['yes'] as const, search['late']),
    ...oneOf('sort', ORDER_SORTS, search['sort']),
    ...(Number.isSafeInteger(division) && Number(division) > 0 && { division: Number(division) }),
    ...(typeof factory === 'string' && { factory }),
    ...(typeof searchTerm === 'string' && { searchTerm }),
    ...(isDay(search['from']) && { from: search['from'] }),
    ...(isDay(search['to']) && { to: search['to'] }),
    ...(typeof view === 'string' && { view }),
  };
}

/** Returns the query for the server. */
export function queryOf({ from, to, view: _view, ...search }: OrderSearch): AtlasOrdersQuery {
  return {
    ...search,
    ...(from !== undefined && { placedFrom: midnight(from, 0) }),
    ...(to !== undefined && { placedBefore: midnight(to, 1) }),
  };
}

/** Returns midnight, in the user's time zone, of a day or `later` days after it. */
function midnight(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  );
}

/** Returns a search parameter if its value is allowed, else an empty object. */
function oneOf<Name extends string, Value extends string>(
  name: Name,
  allowed: readonly Value[],
  value: unknown,
) {
  const found = allowed.find((one) => one === value);
  // The computed name is the only key of the object.
  return (found === undefined ? {} : { [name]: found }) as Partial<Record<Name, Value>>;
}
