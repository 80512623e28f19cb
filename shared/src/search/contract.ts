import type { SearchFacets } from '../catalogue/listing/facets.js';
import { IsIn, IsString, MaxLength } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { pagesOf } from '../http/paging.js';
import { GENDERS, type Gender, type ProductCard } from '../catalogue/contract.js';
import type { ProductOrder } from '../catalogue/listing/grid.js';
import { maxQueryLength } from './limits.js';
import { PRICE_BANDS, type PriceBand } from '../catalogue/listing/price-bands.js';
import { unlessAbsent } from '../http/field-decorators.js';

const maxNameLength = 64;

/** Sort orders of a search; the first is the default. */
export const SEARCH_ORDERS = ['relevance', 'new-in', 'price-asc', 'price-desc'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** Query of GET /omnis/v3/search/. */
export class SearchQuery extends pagesOf(100) {
  @IsString()
  @MaxLength(maxQueryLength, {
    message: `Please search for at most ${maxQueryLength} characters`,
  })
  q!: string;

  @unlessAbsent
  @IsIn(GENDERS)
  gender?: Gender;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', maxNameLength])
  colour?: string;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', maxNameLength])
  size?: string;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', maxNameLength])
  type?: string;

  @unlessAbsent
  @IsIn(PRICE_BANDS)
  price?: PriceBand;

  @unlessAbsent
  @IsIn(SEARCH_ORDERS)
  sort?: SearchOrder;
}

/** Answer of GET /omnis/v3/search/. */
export interface SearchAnswer {
  /** Search term, trimmed. */
  readonly q: string;
  readonly products: readonly ProductCard[];
  /** Number of matching products on all pages. */
  readonly total: number;
  /**
   * Whether there were too many matches to check all; `total` and facet counts are lower bounds.
   */
  readonly atLeast: boolean;
  readonly page: number;
  readonly perPage: number;
  readonly facets: SearchFacets;
  /** Whether there are no exact matches, so that the results have similar spelling. */
  readonly similar: boolean;
  /** Best sellers, if nothing was found. */
  readonly suggestions: readonly ProductCard[];
  /** Redirect that the store defined for this term; an external one includes its scheme. */
  readonly redirect: string | null;
}

/** Converts a listing's sort order, whose default is relevance in a search. */
export function searchOrderOf(sort: ProductOrder): SearchOrder {
  return sort === 'bestsellerOrder' ? 'relevance' : sort;
}
