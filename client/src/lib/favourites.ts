import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * Uuids of favourite products as rendered by the server; undefined if the shop has no favourites.
 */
export const RenderedFavourites = createContext<readonly string[] | undefined>(undefined);

const none: readonly string[] = [];
let liked: readonly string[] = none;
const listeners = new Set<() => void>();

/** Updates all heart buttons and the header count. */
export function setFavourites(products: readonly string[]): void {
  liked = products;
  for (const listener of listeners) listener();
}

/** Toggles a heart optimistically, before the server answers; the returned function reverts it. */
export function markFavourite(product: string, isLiked: boolean): () => void {
  const mark = (on: boolean) => {
    const others = liked.filter((one) => one !== product);
    setFavourites(on ? [...others, product] : others);
  };
  const before = liked.includes(product);
  mark(isLiked);
  return () => mark(before);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the uuids of favourite products; undefined if the shop has no favourites. */
export function useFavourites(): readonly string[] | undefined {
  const rendered = useContext(RenderedFavourites);
  const now = useSyncExternalStore(
    subscribe,
    () => liked,
    () => rendered ?? none,
  );
  return rendered === undefined ? undefined : now;
}

/** Returns the number of favourite products; 0 if the shop has no favourites. */
export function useFavouriteCount(): number {
  return useFavourites()?.length ?? 0;
}
