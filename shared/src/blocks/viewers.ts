/** As whom somebody who makes a page may look at it. */
export const VIEWERS = ['stranger', 'shopper', 'basket'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** What tells them apart to the conditions of blocks (BLX-007). */
export interface ViewerFacts {
  readonly isSignedIn: boolean;
  /** Pieces. */
  readonly basketQuantity: number;
  readonly favourites: number;
}

export const viewerFacts: Readonly<Record<Viewer, ViewerFacts>> = {
  stranger: { isSignedIn: false, basketQuantity: 0, favourites: 0 },
  shopper: { isSignedIn: true, basketQuantity: 0, favourites: 1 },
  basket: { isSignedIn: false, basketQuantity: 1, favourites: 0 },
};

/** Undefined for everything else: the page as those see it who make it. */
export function viewerIn(value: unknown): Viewer | undefined {
  return VIEWERS.find((name) => name === value);
}
