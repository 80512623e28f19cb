import { useEffect } from 'react';

import { fetchAhead } from '../../lib/later.js';

/** Delay in milliseconds, so that the requests of the first interaction take precedence. */
const afterMs = 1_000;

/**
 * Loads the rest of the editor after the first interaction, so that editing continues offline.
 * Viewers who do nothing do not load it.
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

/** Runs `fetchAhead` twice: the first run loads parts that register further ones. */
async function fetchRest(): Promise<void> {
  await fetchAhead();
  await Promise.allSettled([
    fetchAhead(),
    import('../canvas/text-editor.js'),
    import('../../connect/sdk/html-text.js'),
  ]);
}
