/** Roles in which an editor can preview a page. */
export const VIEWERS = ['stranger', 'shopper', 'basket'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** State of a viewer for block conditions. */
export interface ViewerFacts {
  readonly isSignedIn: boolean;
  /** Number of items. */
  readonly basketQuantity: number;
  readonly favourites: number;
}

export const viewerFacts: Readonly<Record<Viewer, ViewerFacts>> = {
  stranger: { isSignedIn: false, basketQuantity: 0, favourites: 0 },
  shopper: { isSignedIn: true, basketQuantity: 0, favourites: 1 },
  basket: { isSignedIn: false, basketQuantity: 1, favourites: 0 },
};

/** Reads the viewer; undefined previews the page as its editor. */
export function parseViewer(value: unknown): Viewer | undefined {
  return VIEWERS.find((name) => name === value);
}
