import { atlasOrdersTopic } from '@selvedge/shared/live/topic-names';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import type { OrderFlow } from '@selvedge/shared/orders/order-status';

import { onLiveShown, watch } from '../../../lib/live.js';
import { fetchOrders, topicOf, type OrdersScope } from '../orders.api.js';
import { BoardStore } from './store/board-store.js';
import type { OrdersSource } from './store/orders-source.js';

function onShown(listener: (rows: readonly AtlasOrderRow[]) => void): () => void {
  return onLiveShown(atlasOrdersTopic, (rows) => {
    // What is shown of orders are their rows.
    listener(rows as readonly AtlasOrderRow[]);
  });
}

function sourceOf(scope: OrdersScope): OrdersSource {
  return {
    fetch: (query) => fetchOrders(scope, query),
    watch: (cursor, onEvent, onReset) => watch(topicOf(scope), cursor, onEvent, onReset),
    // One store's orders are not shown to all who watch them alike.
    ...(scope.kind === 'atlas' && { onShown }),
  };
}

/** The board of a flow, kept current as long as it is shown (ATL-013). */
export function useBoard(scope: OrdersScope, flow: OrderFlow) {
  const [store] = useState(() => new BoardStore(sourceOf(scope), flow));
  const shown = useSyncExternalStore(store.subscribe, store.snapshot);
  useEffect(() => store.start(), [store]);
  return { store, ...shown };
}
