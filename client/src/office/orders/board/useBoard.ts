import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OrderFlow } from '@selvedge/shared/orders/order-status';

import type { OrdersScope } from '../orders.api.js';
import { BoardStore } from './board-store.js';

/** The board of a flow, kept current as long as it is shown (ATL-013). */
export function useBoard(scope: OrdersScope, flow: OrderFlow) {
  const [store] = useState(() => new BoardStore(scope, flow));
  const shown = useSyncExternalStore(store.subscribe, store.snapshot);
  useEffect(() => store.start(), [store]);
  return { store, ...shown };
}
