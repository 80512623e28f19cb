import type { Gender } from '../contract.js';
import type { PriceBand } from './price-bands.js';

/** Number of found products with a value, given the other filters. */
export interface FacetCount<Value extends string = string> {
  readonly value: Value;
  readonly count: number;
}

/** Filters of a search. Values without results are omitted. */
export interface SearchFacets {
  readonly gender: readonly FacetCount<Gender>[];
  readonly colour: readonly FacetCount[];
  readonly size: readonly FacetCount[];
  readonly type: readonly FacetCount[];
  readonly price: readonly FacetCount<PriceBand>[];
}
