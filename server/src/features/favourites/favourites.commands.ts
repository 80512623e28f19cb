import type { Liked } from './favourites.events.js';

export type FavouritesCommand =
  | {
      readonly type: 'AddFavourites';
      readonly listId: string;
      readonly items: readonly Omit<Liked, 'key'>[];
    }
  /** Adds a guest's favourites to an account's list, as many as fit. */
  | {
      readonly type: 'JoinFavourites';
      readonly listId: string;
      readonly items: readonly Omit<Liked, 'key'>[];
    }
  | { readonly type: 'RemoveFavourite'; readonly listId: string; readonly key: string }
  | { readonly type: 'ClearFavourites'; readonly listId: string }
  /** Removes all variants of the product. */
  | {
      readonly type: 'RemoveFavouriteProduct';
      readonly listId: string;
      readonly productUuid: string;
    }
  | {
      readonly type: 'KeepFavourites';
      readonly listId: string;
      readonly items: readonly Liked[];
      /** Erasure subject of the address. */
      readonly subject: string;
      readonly email: string;
    };
