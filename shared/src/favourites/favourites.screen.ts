import type { ProductCard } from '../catalogue/contract.js';
import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';
import type { FavouriteLine } from './contract.js';

/** What a form of the favourites led to. */
export const FAVOURITES_DONE = ['moved', 'sent', 'recovered'] as const;
export type FavouritesDone = (typeof FAVOURITES_DONE)[number];

export interface FavouritesProps {
  readonly lines: readonly FavouriteLine[];
  /** BSK-010: the list of a mail's link, to be taken over. */
  readonly saved: { readonly br: string; readonly lines: readonly FavouriteLine[] } | null;
  /** What was just done. */
  readonly done: FavouritesDone | null;
  readonly form: FormState | null;
  readonly suggestions: readonly ProductCard[];
}

/** RTE-016. */
export const favouritesScreen = defineScreen<FavouritesProps>()({
  name: 'favourites',
  routes: ['/favourites/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
});
