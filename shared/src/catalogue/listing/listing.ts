import { GENDERS, type Gender, type ProductCard } from '../contract.js';
import { PRODUCT_ORDERS, type GridOffer, type ProductOrder } from './grid.js';
import type { CurrencyCode } from '../../money.js';
import type { SearchFacets } from './facets.js';
import { PRICE_BANDS, type PriceBand } from './price-bands.js';
import type { Query } from '../../screens/query.js';

export const cardsPerPage = 24;
/** Distance from the end of the grid at which more is loaded, in pixels (CAT-029). */
export const loadMoreThreshold = 100;

/** Filters and sort of a listing, with names as spelt on the products. */
export interface ListingChoice {
  readonly gender: Gender | null;
  readonly colour: string | null;
  readonly size: string | null;
  readonly sort: ProductOrder;
  /** Search term and additional filters of a search. */
  readonly q?: string;
  readonly type?: string | null;
  readonly price?: PriceBand | null;
}

/** One page of a product listing with its filters. */
export interface Listing {
  /** Path without query, such as `/collection/summer/`. */
  readonly path: string;
  readonly choice: ListingChoice;
  readonly offer: GridOffer;
  /** Facet counts of a search. */
  readonly facets?: SearchFacets;
  /** For a search: whether `total` and `facets` are lower bounds. */
  readonly atLeast?: boolean;
  readonly products: readonly ProductCard[];
  /** Number of matching products on all pages. */
  readonly total: number;
  /** From 1 to `pages`. */
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
  /** Currency of the shop, used by price bands, and display currency. */
  readonly currencies: { readonly own: CurrencyCode; readonly shown: CurrencyCode };
}

export const everything: ListingChoice = {
  gender: null,
  colour: null,
  size: null,
  sort: PRODUCT_ORDERS[0],
};

const maxNameLength = 64;

/** Parses filters and sort; unknown or too long values are ignored. */
export function choiceIn(query: Query): ListingChoice {
  return {
    gender: GENDERS.find((gender) => gender === query['gender']) ?? null,
    colour: nameIn(query['colour']),
    size: nameIn(query['size']),
    sort: PRODUCT_ORDERS.find((sort) => sort === query['sort']) ?? everything.sort,
  };
}

/** Like `choiceIn` for a search, which sorts by relevance by default. */
export function searchChoiceIn(query: Query): ListingChoice & { readonly q: string } {
  const { q } = query;
  return {
    ...choiceIn(query),
    q: typeof q === 'string' ? q.trim() : '',
    type: nameIn(query['type']),
    price: PRICE_BANDS.find((band) => band === query['price']) ?? null,
  };
}

/** Removes all filters. */
export function unfiltered({ q, sort }: ListingChoice): ListingChoice {
  return { ...everything, sort, ...(q !== undefined && { q }) };
}

function nameIn(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxNameLength) return null;
  return value === '' ? null : value;
}

/** Parses the page number, 1 by default; undefined if it is invalid. */
export function pageIn({ page = '1' }: Query): number | undefined {
  return typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : undefined;
}

/** Whether any filter is set. */
export function isNarrowed(choice: ListingChoice): boolean {
  const { gender, colour, size, type = null, price = null } = choice;
  return [gender, colour, size, type, price].some((name) => name !== null);
}

/** Whether the page is filtered or sorted, so that search engines should not index it. */
export function isVariation(choice: ListingChoice): boolean {
  return isNarrowed(choice) || choice.sort !== everything.sort;
}

/** Address of a listing page, without default values. */
export function listingLink(path: string, choice: ListingChoice, page = 1): string {
  const { q = null, gender, colour, size, type = null, price = null, sort } = choice;
  const fields = [
    ['q', q],
    ['gender', gender],
    ['colour', colour],
    ['size', size],
    ['type', type],
    ['price', price],
    ['sort', sort === everything.sort ? null : sort],
    ['page', page === 1 ? null : String(page)],
  ] as const;
  const query = fields.flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Cache key of a listing page; undefined for an invalid page number. */
export function listingKey(
  urlName: string | undefined,
  query: Query,
): readonly (string | undefined)[] | undefined {
  const page = pageIn(query);
  return page === undefined ? undefined : [urlName, listingLink('', choiceIn(query), page)];
}
