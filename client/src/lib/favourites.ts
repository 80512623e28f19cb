import { createContext, useContext, useSyncExternalStore } from 'react';

/** BSK-009: the uuids of liked products as the server rendered them; undefined where the shop keeps none. */
export const RenderedFavourites = createContext<readonly string[] | undefined>(undefined);

const none: readonly string[] = [];
let liked: readonly string[] = none;
const listeners = new Set<() => void>();

/** Tells all hearts, and the count of the header, what is liked now. */
export function setFavourites(products: readonly string[]): void {
  liked = products;
  for (const listener of listeners) listener();
}

/** Shows a heart filled or empty before the server has answered; call what it returns when it was refused. */
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

/** The uuids of what is liked; undefined where the shop keeps no favourites. */
export function useFavourites(): readonly string[] | undefined {
  const rendered = useContext(RenderedFavourites);
  const now = useSyncExternalStore(
    subscribe,
    () => liked,
    () => rendered ?? none,
  );
  return rendered === undefined ? undefined : now;
}

/** LAY-026: how many products are liked; 0 where the shop keeps no favourites. */
export function useFavouriteCount(): number {
  return useFavourites()?.length ?? 0;
}
