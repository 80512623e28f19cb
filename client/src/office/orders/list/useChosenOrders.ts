import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { useState } from 'react';

/** Selection among the loaded rows of a list; another list starts without selection. */
export function useChosenOrders(list: string, orders: readonly AtlasOrderRow[]) {
  const [state, setState] = useState<{ readonly of: string; readonly ids: ReadonlySet<number> }>({
    of: list,
    ids: new Set(),
  });
  const ids = state.of === list ? state.ids : new Set<number>();
  return {
    chosen: orders.filter(({ id }) => ids.has(id)),
    ids,
    choose: (next: ReadonlySet<number>) => {
      setState({ of: list, ids: next });
    },
  };
}
