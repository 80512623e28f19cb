import { useCallback, useState } from 'react';

import { linkedThread } from './linked-thread.js';
import { useComments, useCounts } from './useComments.js';
import type { OpenPage } from '../session/useOpening.js';

/** To write about the chosen block, or to read what is said about it; anew each time, also for the same. */
export interface TalkWish {
  readonly kind: 'write' | 'read';
}

/** What is said about the page, and whether that is shown. */
export function useTalk(page: OpenPage) {
  const said = useComments(page);
  const counts = useCounts(said.comments);
  const [wish, setWish] = useState<TalkWish | undefined>(() =>
    linkedThread() === undefined ? undefined : { kind: 'read' },
  );
  const open = useCallback((kind: TalkWish['kind']): void => {
    setWish({ kind });
  }, []);
  return {
    ...{ ...said, counts, wish, isOpen: wish !== undefined },
    openCount: [...counts.values()].reduce((sum, count) => sum + count, 0),
    open,
    close: () => {
      setWish(undefined);
    },
  };
}
