import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import type { DraftSaver } from './draft-saver.js';

/** Where a draft is kept for whoever is signed in. */
export interface DraftPlace<Draft extends object> {
  readonly queryKey: readonly string[];
  readonly fetch: () => Promise<{ readonly draft: Draft | null }>;
  readonly saver: DraftSaver<Draft>;
}

/**
 * What is only typed so far: the server keeps it until it is decided, so that somebody can go on at another
 * device. Suspends until it is known how far they had come.
 */
export function useServerDraft<Draft extends object>(place: DraftPlace<Draft>, start: Draft) {
  const { queryKey, fetch, saver } = place;
  const client = useQueryClient();
  const { data } = useSuspenseQuery({
    queryKey,
    queryFn: async () => (await fetch()).draft,
    staleTime: Infinity,
  });
  // The cache tells of a change a moment later, in which a field would jump back to what it was.
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
    change: (next: Draft): void => {
      show(next);
      saver.later(next);
    },
    /** It is decided: the server has forgotten it, or does so now. */
    forget: (): void => {
      saver.drop();
      show(null);
    },
  };
}
