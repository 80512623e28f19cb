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

import { changeRow, countNew, moveRow, pressRow, withoutRow } from './order-changes.js';
import { fetchOrders, topicOf, type OrdersScope } from './orders.api.js';
import { Afterwards } from '../../lib/afterwards.js';
import { watch } from '../../lib/live.js';
import { Paced } from '../../lib/paced.js';

type Loaded = InfiniteData<AtlasOrders, string>;

const askEveryMs = 1_000;
const countAfterMs = 2_000;
/** So far down nobody sees the first row any more. */
const topPx = 160;

/**
 * A list of orders, page after page as it is scrolled, kept current by the live topic of its scope
 * (ATL-013). Rows change where they stand. What belongs above them comes by itself at the top of the
 * list; further down it is counted, and comes when it is asked for, so that nothing moves under a reader.
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
    // Whoever comes back is told of what happened since.
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
    // Without an answer it is asked again at the next change.
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
  /** Where the list stands when it begins to follow. */
  readonly cursor: () => string | undefined;
  /** Answers whether the event was all about rows that are loaded. */
  readonly apply: (event: LiveEvent) => boolean;
  readonly look: () => void;
  /** Too much has happened to be told. */
  readonly renew: () => void;
}

/** What is told of orders reaches a list as long as it is shown; none is shown while it loads. */
function useLiveUpdates(topic: string, list: string | undefined, follower: Follower): void {
  const cursor = useEffectEvent(follower.cursor);
  const apply = useEffectEvent(follower.apply);
  const look = useEffectEvent(follower.look);
  const renew = useEffectEvent(follower.renew);
  useEffect(() => {
    if (list === undefined) return undefined;
    // However much happens, the list is not asked for all the time.
    const paced = new Paced(() => {
      look();
    }, askEveryMs);
    // How many there are is a little behind the orders themselves.
    const counting = new Afterwards(() => {
      look();
    }, countAfterMs);
    const onEvent = (event: LiveEvent) => {
      if (apply(event)) return;
      paced.soon();
      counting.ask();
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

/** The list after what happened to one of its rows; undefined where it has to be asked for. */
function changed(list: Loaded, { name, data, division, position }: LiveEvent): Loaded | undefined {
  if (name === 'order.stage-changed') {
    // The name of a live event decides its data (RTM-013).
    const change = data as OrderStageChanged;
    return changeRow(list, { id: change.orderId, division }, (row) =>
      moveRow(row, { division, position, change }),
    );
  }
  if (name === 'order.priority-set') {
    // As above.
    const change = data as OrderPrioritySetLive;
    return changeRow(list, { id: change.orderId, division }, (row) =>
      pressRow(row, { division, position, change }),
    );
  }
  if (name === 'order.deleted') {
    // As above.
    const { orderId: id } = data as OrderDeletedLive;
    return withoutRow(list, { id, division });
  }
  return undefined;
}
