import { useCallback, useState } from 'react';

import { linkedThread } from './linked-thread.js';
import { useComments, useCounts } from './useComments.js';
import type { OpenPage } from '../session/useOpening.js';

/**
 * Request to write or read comments. Each request is a new object, so that repeating one has an
 * effect.
 */
export interface TalkRequest {
  readonly kind: 'write' | 'read';
}

/** State of the comments panel. */
export function useCommentsPanel(page: OpenPage) {
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
