import type { LiveEvent, OrderStageChanged } from '@selvedge/shared/live/contract';
import type { AtlasOrders, AtlasOrdersQuery } from '@selvedge/shared/orders/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { moveOn } from './order-changes.js';
import { fetchOrders, topicOf, type OrdersScope } from './orders.api.js';
import { Afterwards } from '../../lib/afterwards.js';
import { watch } from '../../lib/live.js';
import { Paced } from '../../lib/paced.js';

const askEveryMs = 1_000;
const countAfterMs = 2_000;

/** One page of orders: fetched once, then kept current by the live topic of its scope (ATL-013). */
export function useOrders(scope: OrdersScope, query: AtlasOrdersQuery) {
  const client = useQueryClient();
  const queryKey = ['orders', scope, query];
  const orders = useQuery({
    queryKey,
    queryFn: () => fetchOrders(scope, query),
    placeholderData: keepPreviousData,
  });
  const loaded = orders.isSuccess;
  const topic = topicOf(scope);
  const cacheKey = JSON.stringify(queryKey);

  useEffect(() => {
    if (!loaded) return undefined;
    // The key was made from exactly this list, a few lines above.
    const key = JSON.parse(cacheKey) as unknown[];
    const refetch = () => void client.invalidateQueries({ queryKey: key });
    // However much happens, the list is not asked for all the time.
    const asking = new Paced(refetch, askEveryMs);
    // How many there are is a little behind the orders themselves.
    const counting = new Afterwards(refetch, countAfterMs);
    const ask = () => {
      asking.soon();
      counting.ask();
    };
    const apply = (event: LiveEvent) => {
      const shown = client.getQueryData<AtlasOrders>(key);
      if (shown === undefined || event.name !== 'order.stage-changed') {
        ask();
        return;
      }
      // The name of a live event decides its data (RTM-013).
      const change = event.data as OrderStageChanged;
      const next = moveOn(shown, { division: event.division, position: event.position, change });
      if (next === undefined) ask();
      else client.setQueryData(key, next);
    };
    const cursor = client.getQueryData<AtlasOrders>(key)?.cursor;
    const leave = watch(topic, cursor, apply, refetch);
    return () => {
      asking.stop();
      counting.stop();
      leave();
    };
  }, [client, cacheKey, topic, loaded]);

  return orders;
}
