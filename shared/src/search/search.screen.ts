import type { ProductCard } from '../catalogue/contract.js';
import { defineScreen } from '../screens/define-screen.js';
import type { Listing } from '../catalogue/listing/listing.js';

export interface SearchProps {
  /** Search term, trimmed; empty without a search. */
  readonly q: string;
  /** Results; null if the search failed. */
  readonly listing: Listing | null;
  /** Whether there are no exact matches, so that the results have similar spelling. */
  readonly similar: boolean;
  /** Error message of the search. */
  readonly message: string | null;
  readonly suggestions: readonly ProductCard[];
  /** External redirect for this term. */
  readonly redirect: string | null;
}

/** Never cached, because search terms are unlimited. */
export const searchScreen = defineScreen<SearchProps>()({
  name: 'search',
  routes: ['/search/'],
  layout: 'search',
  access: 'shop.visit',
  cache: 'personal',
});
