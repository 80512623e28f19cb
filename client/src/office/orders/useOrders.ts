import type {
  LiveEvent,
  OrderDeletedLive,
  OrderPrioritySetLive,
  OrderStageChanged,
} from '@selvedge/shared/live/contract';
import type { AtlasOrders, AtlasOrdersQuery } from '@selvedge/shared/orders/contract';
import {
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { changeRow, countNew, moveRow, prioritizeRow, withoutRow } from './order-changes.js';
import { fetchOrders, topicOf, type OrdersScope } from './orders.api.js';
import { TrailingThrottle } from '../../lib/trailing-throttle.js';
import { watch } from '../../lib/live.js';
import { Paced } from '../../lib/paced.js';

type Loaded = InfiniteData<AtlasOrders, string>;

const pollIntervalMs = 1_000;
const countAfterMs = 2_000;
/** Scroll position in pixels below which the first row is out of view. */
const topPx = 160;

/**
 * Loads a list of orders page by page and keeps it current with live events. Rows change in place.
 * New orders appear at once at the top of the list; further down they are only counted, so that
 * nothing moves while someone reads.
 */
export function useOrders(scope: OrdersScope, query: AtlasOrdersQuery) {
  const client = useQueryClient();
  const queryKey = ['orders', scope, query];
  const list = JSON.stringify(queryKey);
  const orders = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => fetchOrders(scope, { ...query, after: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Live events report everything that happened since.
    staleTime: Infinity,
  });
  const [ahead, setAhead] = useState({ of: list, count: 0 });
  const loaded = () => client.getQueryData<Loaded>(queryKey);
  const renew = () => void client.invalidateQueries({ queryKey });

  const begin = () => {
    setAhead({ of: list, count: 0 });
    client.setQueryData<Loaded>(queryKey, firstPageOf);
    renew();
  };
  const look = async () => {
    if (scrollY < topPx) {
      begin();
      return;
    }
    // After an error the next event triggers another attempt.
    const head = await fetchOrders(scope, query).catch(() => undefined);
    const now = loaded();
    if (head === undefined || now === undefined) return;
    setAhead({ of: list, count: countNew(now, head.data) });
  };
  useLiveUpdates(topicOf(scope), orders.isSuccess && !orders.isPlaceholderData ? list : undefined, {
    cursor: () => loaded()?.pages[0]?.cursor,
    apply: (event) => {
      const now = loaded();
      const next = now && changed(now, event);
      if (next !== undefined) client.setQueryData(queryKey, next);
      return next !== undefined;
    },
    look: () => void look(),
    renew,
  });

  return { ...orders, list, begin, ahead: ahead.of === list ? ahead.count : 0 };
}

interface Follower {
  /** Cursor at which the list starts to follow. */
  readonly cursor: () => string | undefined;
  /** Returns whether the event concerned loaded rows only. */
  readonly apply: (event: LiveEvent) => boolean;
  readonly look: () => void;
  /** Called when too many events were missed. */
  readonly renew: () => void;
}

/** Applies live events while a list is shown. `list` is undefined while it loads. */
function useLiveUpdates(topic: string, list: string | undefined, follower: Follower): void {
  const cursor = useEffectEvent(follower.cursor);
  const apply = useEffectEvent(follower.apply);
  const look = useEffectEvent(follower.look);
  const renew = useEffectEvent(follower.renew);
  useEffect(() => {
    if (list === undefined) return undefined;
    // Limits the rate of fetches under many events.
    const paced = new Paced(() => {
      look();
    }, pollIntervalMs);
    // The total lags slightly behind the orders.
    const counting = new TrailingThrottle(() => {
      look();
    }, countAfterMs);
    const onEvent = (event: LiveEvent) => {
      if (apply(event)) return;
      paced.soon();
      counting.trigger();
    };
    const leave = watch(topic, cursor(), onEvent, () => {
      renew();
    });
    return () => {
      paced.stop();
      counting.stop();
      leave();
    };
  }, [topic, list]);
}

function firstPageOf(list: Loaded | undefined): Loaded | undefined {
  return list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) };
}

/** Returns the list after an event of one of its rows, or undefined if the list must be fetched. */
function changed(list: Loaded, { name, data, division, position }: LiveEvent): Loaded | undefined {
  if (name === 'order.stage-changed') {
    // The name of a live event determines its data type (RTM-013).
    const change = data as OrderStageChanged;
    return changeRow(list, { id: change.orderId, division }, (row) =>
      moveRow(row, { division, position, change }),
    );
  }
  if (name === 'order.priority-set') {
    // The name determines the type, as above.
    const change = data as OrderPrioritySetLive;
    return changeRow(list, { id: change.orderId, division }, (row) =>
      prioritizeRow(row, { division, position, change }),
    );
  }
  if (name === 'order.deleted') {
    // The name determines the type, as above.
    const { orderId: id } = data as OrderDeletedLive;
    return withoutRow(list, { id, division });
  }
  return undefined;
}
