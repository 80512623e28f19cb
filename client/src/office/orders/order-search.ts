import type { AtlasOrdersQuery } from '@selvedge/shared/orders/contract';
import {
  ORDER_FLOW_NAMES,
  ORDER_STATUSES,
  type OrderFlow,
} from '@selvedge/shared/orders/order-status';

type Search = Readonly<Record<string, unknown>>;

/** The flow whose board an address asks for. */
export function flowIn(search: Search): { flow?: OrderFlow } {
  return oneOf('flow', ORDER_FLOW_NAMES, search['flow']);
}

/** The filters in an address; what is none of them is as good as absent. */
export function orderSearchIn(search: Search): AtlasOrdersQuery {
  return {
    ...flowIn(search),
    ...oneOf('status', ORDER_STATUSES, search['status']),
    ...(typeof search['searchTerm'] === 'string' && { searchTerm: search['searchTerm'] }),
    ...(Number.isInteger(search['page']) && { page: Number(search['page']) }),
  };
}

/** The value of a search parameter when it is one that the list knows; others are as good as absent. */
function oneOf<Name extends string, Value extends string>(
  name: Name,
  known: readonly Value[],
  value: unknown,
) {
  const found = known.find((one) => one === value);
  // The computed name is the only key of the object.
  return (found === undefined ? {} : { [name]: found }) as Partial<Record<Name, Value>>;
}
