import type { ApprovalFilter } from '@selvedge/shared/products/admin/list-labels';
import { approvalsTopic } from '@selvedge/shared/products/approvals/topics';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { fetchApprovals } from './approvals.api.js';
import { approvalsKey } from './useDecision.js';
import { isLiveAway, onLiveStatus, watch } from '../../../lib/live.js';
import { Paced } from '../../../lib/paced.js';

/** Minimum time between two refetches, in milliseconds, however often products are saved. */
const minIntervalMs = 1_000;
/** Time between two refetches while the live connection is down, in milliseconds. */
const fallbackIntervalMs = 60_000;

/**
 * Loads a list of products page by page, and refetches it when a product is saved. `pause(true)`
 * stops refetching until `pause(false)`, so that rows with unsaved input do not disappear.
 */
export function useApprovals(approval: ApprovalFilter) {
  const client = useQueryClient();
  const [isPaused, pause] = useState(false);
  const isAway = useSyncExternalStore(onLiveStatus, isLiveAway);
  const found = useInfiniteQuery({
    queryKey: approvalsKey(approval),
    queryFn: ({ pageParam }) => fetchApprovals(approval, pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: isAway && fallbackIntervalMs,
    enabled: !isPaused,
  });
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: approvalsKey(approval) });
    const paced = new Paced(refetch, minIntervalMs);
    const ask = () => {
      paced.soon();
    };
    const leave = watch(approvalsTopic, undefined, ask, ask);
    return () => {
      paced.stop();
      leave();
    };
  }, [client, approval]);
  return { ...found, pause };
}
