import { atlasOrdersTopic } from '@selvedge/shared/live/topic-names';
import type { LabelQueue } from '@selvedge/shared/orders/labels/contract';
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect } from 'react';

import { fetchLabelQueue } from './labels.api.js';
import { TrailingThrottle } from '../../../lib/trailing-throttle.js';
import { watch } from '../../../lib/live.js';
import { Paced } from '../../../lib/paced.js';
import { useCan } from '../../accounts/index.js';

const queryKey = ['labels to print'];
type Pages = InfiniteData<LabelQueue>;
const pollIntervalMs = 1_000;
const askAfterMs = 1_500;

/** Loads the print queue page by page and refetches while orders change. */
export function useLabelQueue() {
  const client = useQueryClient();
  const queue = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => fetchLabelQueue(pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const isWatched = useCan()('orders.view-all') && queue.isSuccess;

  useEffect(() => {
    if (!isWatched) return undefined;
    const refetch = () => void client.invalidateQueries({ queryKey });
    const paced = new Paced(refetch, pollIntervalMs);
    // The rows lag slightly behind the events, so a second refetch follows.
    const following = new TrailingThrottle(refetch, askAfterMs);
    const ask = () => {
      paced.soon();
      following.trigger();
    };
    const cursor = client.getQueryData<Pages>(queryKey)?.pages[0]?.cursor;
    const leave = watch(atlasOrdersTopic, cursor, ask, refetch);
    return () => {
      paced.stop();
      following.stop();
      leave();
    };
  }, [client, isWatched]);

  return queue;
}
