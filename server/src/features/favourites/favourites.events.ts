/** What somebody likes: a product, and perhaps the colour and size of it; empty for any. */
export interface Liked {
  readonly key: string;
  readonly productUuid: string;
  readonly colour: string;
  readonly size: string;
}

export type FavouritesEvent =
  | ({ readonly type: 'FavouriteAdded'; readonly listId: string } & Liked)
  | { readonly type: 'FavouriteRemoved'; readonly listId: string; readonly key: string }
  /** BSK-011: a list of its own that never changes, for the link in a mail. */
  | {
      readonly type: 'FavouritesKept';
      readonly listId: string;
      readonly items: readonly Liked[];
      /** To whom the link goes; null once the person was forgotten. */
      readonly email: string | null;
    };

/** Whose personal data a kept list holds: nobody knows who is behind an address that was typed in. */
export function keptSubject({ listId }: { readonly listId: string }): string {
  return `favourites:${listId}`;
}
