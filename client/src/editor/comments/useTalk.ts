import { useCallback, useState } from 'react';

import { linkedThread } from './linked-thread.js';
import { useComments, useCounts } from './useComments.js';
import type { OpenPage } from '../session/useOpening.js';

/** To write about the chosen block, or to read what is said about it; anew each time, also for the same. */
export interface TalkRequest {
  readonly kind: 'write' | 'read';
}

/** What is said about the page, and whether that is shown. */
export function useTalk(page: OpenPage) {
  const loaded = useComments(page);
  const counts = useCounts(loaded.comments);
  const [request, setRequest] = useState<TalkRequest | undefined>(() =>
    linkedThread() === undefined ? undefined : { kind: 'read' },
  );
  const open = useCallback((kind: TalkRequest['kind']): void => {
    setRequest({ kind });
  }, []);
  return {
    ...{ ...loaded, counts, request, isOpen: request !== undefined },
    openCount: [...counts.values()].reduce((sum, count) => sum + count, 0),
    open,
    close: () => {
      setRequest(undefined);
    },
  };
}
