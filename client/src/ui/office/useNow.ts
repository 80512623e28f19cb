import { useSyncExternalStore } from 'react';

/** Refresh interval of relative times such as "3 min ago". */
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

/** The current time in ms, at most half a minute old. */
export function useNow(): number {
  return useSyncExternalStore(onTick, () => now);
}
