import type { PageComments } from '@selvedge/shared/page-comments/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { fetchComments } from './comments.api.js';
import { watchPage } from '../history/watch-page.js';
import type { OpenPage } from '../session/useOpening.js';
import { useRights } from '../session/useRights.js';

export const commentsKey = (id: number) => ['page', id, 'comments'] as const;

interface Comments {
  /** Undefined while loading, and for viewers without access to comments. */
  readonly comments: PageComments | undefined;
  /** Whether loading failed. */
  readonly areMissing: boolean;
  readonly refetch: () => void;
}

/** Loads the comments of the page and keeps them up to date with changes by other users. */
export function useComments(page: OpenPage): Comments {
  const { comments: isOpen } = useRights(page.session);
  const client = useQueryClient();
  const { id, uuid } = page;
  const { data, isError, refetch } = useQuery({
    queryKey: commentsKey(id),
    queryFn: () => fetchComments(page),
    enabled: isOpen,
  });
  const isThere = isOpen && data !== undefined;
  useEffect(() => {
    if (!isThere) return undefined;
    const queryKey = commentsKey(id);
    const ask = (): void => void client.invalidateQueries({ queryKey });
    const after = client.getQueryData<PageComments>(queryKey)?.cursor;
    return watchPage({ uuid, after, concerns: (name) => name === 'comments.changed', ask });
  }, [client, id, uuid, isThere]);
  return {
    comments: isOpen ? data : undefined,
    areMissing: isError && data === undefined,
    refetch: () => void refetch(),
  };
}

export function useCounts(comments: PageComments | undefined): ReadonlyMap<string, number> {
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { blockId, resolved } of comments?.threads ?? [])
      if (resolved === null) counts.set(blockId, (counts.get(blockId) ?? 0) + 1);
    return counts;
  }, [comments]);
}
