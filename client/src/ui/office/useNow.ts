import { useSyncExternalStore } from 'react';

/** How often "3 min ago" is told anew. */
const tickMs = 30_000;

let now = Date.now();

function onTick(onStoreChange: () => void): () => void {
  const timer = setInterval(() => {
    now = Date.now();
    onStoreChange();
  }, tickMs);
  return () => {
    clearInterval(timer);
  };
}

/** The present time in ms, half a minute old at the most. */
export function useNow(): number {
  return useSyncExternalStore(onTick, () => now);
}
