import type { ProductCard } from '../catalogue/contract.js';
import { defineScreen } from '../storefront/define-screen.js';
import type { Listing } from '../storefront/listing.js';

export interface SearchProps {
  /** What was asked, trimmed; empty where nothing was. */
  readonly q: string;
  /** What was found; null where nothing could be. */
  readonly listing: Listing | null;
  /** Nothing has these words; what was found is spelt like them. */
  readonly similar: boolean;
  /** Why there was no search. */
  readonly message: string | null;
  readonly suggestions: readonly ProductCard[];
  /** RTE-020: the other host that this question leads to. */
  readonly redirect: string | null;
}

/** RTE-019. Its questions are of any number, so that none of its pages is kept. */
export const searchScreen = defineScreen<SearchProps>()({
  name: 'search',
  routes: ['/search/'],
  layout: 'search',
  access: 'shop.visit',
  cache: 'personal',
});
