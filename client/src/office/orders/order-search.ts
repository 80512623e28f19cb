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

/** The flow whose board an address asks for. */
export function flowIn(search: Search): { flow?: OrderFlow } {
  return oneOf('flow', ORDER_FLOW_NAMES, search['flow']);
}

/** What a list of orders is narrowed to and sorted by, as its address has it. Days are the reader's. */
export interface OrderSearch {
  readonly flow?: OrderFlow;
  readonly status?: OrderStatus;
  readonly priority?: OrderPriority;
  readonly refund?: 'due';
  /** Only what should have been sent before today. */
  readonly late?: 'yes';
  /** The store, on a host that shows those of all. */
  readonly division?: number;
  /** The code of the one that makes it. */
  readonly factory?: string;
  readonly sort?: OrderSort;
  readonly searchTerm?: string;
  /** The first and the last day on which it was placed, as 2026-11-05. */
  readonly from?: string;
  readonly to?: string;
  /** The id of the view that it was narrowed by, of whoever saved it. */
  readonly view?: string;
}

/** The filters that one word says. */
export type Filter = Exclude<keyof OrderSearch, 'view' | 'division'>;

/** The filters in an address; what is none of them is as good as absent. */
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

/** What the server is asked for. */
export function queryOf({ from, to, view: _view, ...search }: OrderSearch): AtlasOrdersQuery {
  return {
    ...search,
    ...(from !== undefined && { placedFrom: midnight(from, 0) }),
    ...(to !== undefined && { placedBefore: midnight(to, 1) }),
  };
}

/** The beginning of a day where the reader is, or of one so many days later. */
function midnight(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  );
}

/** The value of a search parameter when it is one that the list knows; others are as good as absent. */
function oneOf<Name extends string, Value extends string>(
  name: Name,
  allowed: readonly Value[],
  value: unknown,
) {
  const found = allowed.find((one) => one === value);
  // The computed name is the only key of the object.
  return (found === undefined ? {} : { [name]: found }) as Partial<Record<Name, Value>>;
}
