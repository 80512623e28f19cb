import { IsIn, IsString, MaxLength } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { pagesOf } from '../http/paging.js';
import { GENDERS, type Gender, type ProductCard } from '../catalogue/contract.js';
import type { ProductOrder } from '../catalogue/cards/grid.js';
import { maxQueryLength } from './limits.js';
import { PRICE_BANDS, type PriceBand } from './price-bands.js';
import { unlessAbsent } from '../http/field-decorators.js';

const maxNameLength = 64;

/** What a search is sorted by; the first is what nobody asked for. */
export const SEARCH_ORDERS = ['relevance', 'new-in', 'price-asc', 'price-desc'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** API-057 GET /omnis/v3/search/. */
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

/** How many of the found products there are of something, beside what else was chosen. */
export interface FacetCount<Value extends string = string> {
  readonly value: Value;
  readonly count: number;
}

/** What a search can be narrowed by. Values that nothing was found of are left out. */
export interface SearchFacets {
  readonly gender: readonly FacetCount<Gender>[];
  readonly colour: readonly FacetCount[];
  readonly size: readonly FacetCount[];
  readonly type: readonly FacetCount[];
  readonly price: readonly FacetCount<PriceBand>[];
}

/** API-057: what GET /omnis/v3/search/ answers. */
export interface SearchAnswer {
  /** The question, trimmed. */
  readonly q: string;
  readonly products: readonly ProductCard[];
  /** How many products match on all pages. */
  readonly total: number;
  /** More have these words than are looked at: `total` and the counts of the facets are at least that. */
  readonly atLeast: boolean;
  readonly page: number;
  readonly perPage: number;
  readonly facets: SearchFacets;
  /** Nothing has these words; what was found is spelt like them. */
  readonly similar: boolean;
  /** What sells best, where nothing was found. */
  readonly suggestions: readonly ProductCard[];
  /** STO-011: where the store sends this question instead; external with its scheme. */
  readonly redirect: string | null;
}

/** The order of a search in the words of a listing, whose first order is what nobody asked for. */
export function searchOrderOf(sort: ProductOrder): SearchOrder {
  return sort === 'bestsellerOrder' ? 'relevance' : sort;
}
