import { atlasOrdersTopic } from '@selvedge/shared/live/topic-names';
import type { TakenSlots } from '@selvedge/shared/orders/pigeonholes/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { fetchSlots } from './pigeonholes.api.js';
import { watch } from '../../../lib/live.js';
import { Paced } from '../../../lib/paced.js';

const pollIntervalMs = 1_000;

/** Fetches the slots in use and refetches while orders change. */
export function useSlots(term: string) {
  const client = useQueryClient();
  const slots = useQuery({
    queryKey: ['slots', term],
    queryFn: () => fetchSlots(term),
    placeholderData: keepPreviousData,
  });
  const isThere = slots.isSuccess;
  useEffect(() => {
    if (!isThere) return undefined;
    const queryKey = ['slots', term];
    const refetch = () => void client.invalidateQueries({ queryKey });
    const paced = new Paced(refetch, pollIntervalMs);
    const ask = () => {
      paced.soon();
    };
    const cursor = client.getQueryData<TakenSlots>(queryKey)?.cursor;
    const leave = watch(atlasOrdersTopic, cursor, ask, refetch);
    return () => {
      paced.stop();
      leave();
    };
  }, [client, term, isThere]);
  return slots;
}
