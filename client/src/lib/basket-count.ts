import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** Sets the number of pieces shown on the header badge. */
export function setBasketCount(pieces: number): void {
  count = pieces;
  for (const listener of listeners) listener();
}

/** Raises the badge optimistically, before the server answers; the returned function reverts it. */
export function raiseBasketCount(by: number): () => void {
  const before = count;
  setBasketCount(before + by);
  return () => setBasketCount(before);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the number on the badge. `initial` is the server-rendered value. */
export function useBasketCount(initial: number): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => initial,
  );
}
