import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { fetchOrder, topicOf, type OrdersScope } from './orders.api.js';
import { watch } from '../../lib/live.js';

/** One order with everything the person may see, fetched anew when it moves, or one that belongs to it. */
export function useOrder(scope: OrdersScope, id: number) {
  const client = useQueryClient();
  const order = useQuery({ queryKey: ['order', id], queryFn: () => fetchOrder(scope, id) });
  const topic = topicOf(scope);
  // Where the watch begins; it goes on by itself from there.
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
        // Every event of this topic names its order (RTM-013).
        const { orderId } = data as { readonly orderId?: number };
        if (orderId === id || isRelated(orderId)) refetch();
      },
      refetch,
    );
  }, [client, topic, id, loaded]);

  return order;
}
