import type { ProductCard } from '../catalogue/contract.js';
import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';
import type { FavouriteLine } from './contract.js';

/** Result of a form on the favourites page. */
export const FAVOURITES_DONE = ['moved', 'sent', 'recovered'] as const;
export type FavouritesDone = (typeof FAVOURITES_DONE)[number];

export interface FavouritesProps {
  readonly lines: readonly FavouriteLine[];
  /** Saved list that the e-mail link refers to, offered for recovery. */
  readonly saved: { readonly br: string; readonly lines: readonly FavouriteLine[] } | null;
  readonly done: FavouritesDone | null;
  readonly form: FormState | null;
  readonly suggestions: readonly ProductCard[];
}

export const favouritesScreen = defineScreen<FavouritesProps>()({
  name: 'favourites',
  routes: ['/favourites/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
});
