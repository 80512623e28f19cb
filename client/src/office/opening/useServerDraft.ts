import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import type { DraftSaver } from './draft-saver.js';

/** Query key, loader and saver of a draft of the signed-in account. */
export interface DraftPlace<Draft extends object> {
  readonly queryKey: readonly string[];
  readonly fetch: () => Promise<{ readonly draft: Draft | null }>;
  readonly saver: DraftSaver<Draft>;
}

/**
 * Keeps an unfinished form on the server, so that it can be continued on another device. Suspends
 * until the saved draft is loaded.
 */
export function useServerDraft<Draft extends object>(place: DraftPlace<Draft>, start: Draft) {
  const { queryKey, fetch, saver } = place;
  const client = useQueryClient();
  const { data } = useSuspenseQuery({
    queryKey,
    queryFn: async () => (await fetch()).draft,
    staleTime: Infinity,
  });
  // Local state, because the query cache updates later and the field would briefly show the old
  // text.
  const [draft, setDraft] = useState(data);
  const show = (next: Draft | null): void => {
    setDraft(next);
    client.setQueryData(queryKey, next);
  };
  useEffect(() => {
    const keep = (): void => void saver.now();
    document.addEventListener('visibilitychange', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [saver]);
  return {
    draft: draft ?? start,
    /** Returns the draft with changes that are not rendered yet. */
    latest: (): Draft => client.getQueryData<Draft | null>(queryKey) ?? start,
    change: (next: Draft): void => {
      show(next);
      saver.later(next);
    },
    /** Clears the draft locally after the server has deleted it. */
    forget: (): void => {
      saver.drop();
      show(null);
    },
  };
}
