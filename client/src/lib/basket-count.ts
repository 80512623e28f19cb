import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** Tells the badge of the header how many pieces are in the basket now. */
export function setBasketCount(pieces: number): void {
  count = pieces;
  for (const listener of listeners) listener();
}

/** Shows pieces before the server has answered; call what it returns when they were refused. */
export function raiseBasketCount(by: number): () => void {
  const before = count;
  setBasketCount(before + by);
  return () => setBasketCount(before);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** BSK-002: the number on the badge. `initial` is what the server rendered. */
export function useBasketCount(initial: number): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => initial,
  );
}
