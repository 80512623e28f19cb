import type { Liked } from './favourites.events.js';

export type FavouritesCommand =
  | {
      readonly type: 'AddFavourites';
      readonly listId: string;
      readonly items: readonly Omit<Liked, 'key'>[];
    }
  /** To the list of an account what a guest liked, as much as fits. */
  | {
      readonly type: 'JoinFavourites';
      readonly listId: string;
      readonly items: readonly Omit<Liked, 'key'>[];
    }
  | { readonly type: 'RemoveFavourite'; readonly listId: string; readonly key: string }
  /** Whatever is in it. */
  | { readonly type: 'ClearFavourites'; readonly listId: string }
  /** Whatever was chosen of the product. */
  | {
      readonly type: 'RemoveFavouriteProduct';
      readonly listId: string;
      readonly productUuid: string;
    }
  | {
      readonly type: 'KeepFavourites';
      readonly listId: string;
      readonly items: readonly Liked[];
      /** Whose personal data the address is. */
      readonly subject: string;
      readonly email: string;
    };
