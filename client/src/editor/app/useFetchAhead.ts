import { useEffect } from 'react';

import { fetchAhead } from '../../lib/later.js';

/** What somebody begins with is served first; in milliseconds. */
const afterMs = 1_000;

/**
 * Whoever works on a page goes on where the network is gone for a while: the rest of the editor is fetched once
 * they have begun, and not for those who only look.
 */
export function useFetchAhead(): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const begin = (): void => {
      listening.abort();
      setTimeout(() => void fetchRest(), afterMs);
    };
    for (const name of ['pointerdown', 'keydown'])
      addEventListener(name, begin, { signal, capture: true });
    return () => {
      listening.abort();
    };
  }, []);
}

/** What a part fetches itself is known once that part is there. */
async function fetchRest(): Promise<void> {
  await fetchAhead();
  await Promise.allSettled([
    fetchAhead(),
    import('../canvas/text-editor.js'),
    import('../../connect/sdk/html-text.js'),
  ]);
}
