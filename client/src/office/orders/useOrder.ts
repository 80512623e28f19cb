import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { fetchOrder, topicOf, type OrdersScope } from './orders.api.js';
import { watch } from '../../lib/live.js';

/** Loads an order and refetches it when it or a related order changes. */
export function useOrder(scope: OrdersScope, id: number) {
  const client = useQueryClient();
  const order = useQuery({ queryKey: ['order', id], queryFn: () => fetchOrder(scope, id) });
  const topic = topicOf(scope);
  // Cursor at which the watch starts; it continues by itself from there.
  const cursor = useEffectEvent(() => order.data?.cursor);
  const isRelated = useEffectEvent((other: number | undefined) => {
    const { parentOrder, childOrders = [] } = order.data ?? {};
    return parentOrder?.id === other || childOrders.some((child) => child.id === other);
  });
  const loaded = order.isSuccess;

  useEffect(() => {
    if (!loaded) return undefined;
    const refetch = () => void client.invalidateQueries({ queryKey: ['order', id] });
    return watch(
      topic,
      cursor(),
      ({ data }) => {
        // Every event of this topic has an order id (RTM-013).
        const { orderId } = data as { readonly orderId?: number };
        if (orderId === id || isRelated(orderId)) refetch();
      },
      refetch,
    );
  }, [client, topic, id, loaded]);

  return order;
}
