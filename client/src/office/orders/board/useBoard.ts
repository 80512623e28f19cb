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
    // The rows shown for this topic are orders.
    listener(rows as readonly AtlasOrderRow[]);
  });
}

function sourceOf(scope: OrdersScope): OrdersSource {
  return {
    fetch: (query) => fetchOrders(scope, query),
    watch: (cursor, onEvent, onReset) => watch(topicOf(scope), cursor, onEvent, onReset),
    // Shared rows exist for atlas only: a store's orders are not shared between its viewers.
    ...(scope.kind === 'atlas' && { onShown }),
  };
}

/** Loads the board of a flow and keeps it current while it is shown. */
export function useBoard(scope: OrdersScope, flow: OrderFlow) {
  const [store] = useState(() => new BoardStore(sourceOf(scope), flow));
  const shown = useSyncExternalStore(store.subscribe, store.snapshot);
  useEffect(() => store.start(), [store]);
  return { store, ...shown };
}
