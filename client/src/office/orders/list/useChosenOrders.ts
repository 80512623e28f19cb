import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { useState } from 'react';

/** The rows of a list that are chosen, as far as they are loaded; of another list, none. */
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
