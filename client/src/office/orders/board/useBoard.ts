import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OrderFlow } from '@selvedge/shared/orders/order-status';

import { watch } from '../../../lib/live.js';
import { fetchOrders, topicOf, type OrdersScope } from '../orders.api.js';
import { BoardStore, type OrdersSource } from './board-store.js';

function sourceOf(scope: OrdersScope): OrdersSource {
  return {
    fetch: (query) => fetchOrders(scope, query),
    watch: (cursor, onEvent, onReset) => watch(topicOf(scope), cursor, onEvent, onReset),
  };
}

/** The board of a flow, kept current as long as it is shown (ATL-013). */
export function useBoard(scope: OrdersScope, flow: OrderFlow) {
  const [store] = useState(() => new BoardStore(sourceOf(scope), flow));
  const shown = useSyncExternalStore(store.subscribe, store.snapshot);
  useEffect(() => store.start(), [store]);
  return { store, ...shown };
}
