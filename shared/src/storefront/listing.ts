import { GENDERS, type Gender, type ProductCard } from '../catalogue/contract.js';
import { PRODUCT_ORDERS, type GridOffer, type ProductOrder } from '../catalogue/cards/grid.js';
import type { CurrencyCode } from '../money.js';
import type { SearchFacets } from '../search/contract.js';
import { PRICE_BANDS, type PriceBand } from '../search/price-bands.js';
import type { Query } from './query.js';

/** Cards of one page of a grid. */
export const cardsPerPage = 24;
/** CAT-029: in pixels from the end of the grid. */
export const loadMoreThreshold = 100;

/** CAT-026: what a shopper asked of a grid. Names as they are written on the products. */
export interface ListingChoice {
  readonly gender: Gender | null;
  readonly colour: string | null;
  readonly size: string | null;
  readonly sort: ProductOrder;
  /** Of a search alone: what was asked, and what else it can be narrowed by. */
  readonly q?: string;
  readonly type?: string | null;
  readonly price?: PriceBand | null;
}

/** One page of a grid of products with its filters. */
export interface Listing {
  /** Where it stands, without query: `/collection/summer/`. */
  readonly path: string;
  readonly choice: ListingChoice;
  readonly offer: GridOffer;
  /** Of a search: how many there are of each. */
  readonly facets?: SearchFacets;
  /** Of a search: there are more than `total` and `facets` say. */
  readonly atLeast?: boolean;
  readonly products: readonly ProductCard[];
  /** How many products match on all pages. */
  readonly total: number;
  /** From 1 to `pages`. */
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
  /** PAY-020: the shop's own currency, which price bands are in, and the one that prices are shown in. */
  readonly currencies: { readonly own: CurrencyCode; readonly shown: CurrencyCode };
}

export const everything: ListingChoice = {
  gender: null,
  colour: null,
  size: null,
  sort: PRODUCT_ORDERS[0],
};

const maxNameLength = 64;

/** The choice in an address; what is unknown or too long to be a name counts as not asked for. */
export function choiceIn(query: Query): ListingChoice {
  return {
    gender: GENDERS.find((gender) => gender === query['gender']) ?? null,
    colour: nameIn(query['colour']),
    size: nameIn(query['size']),
    sort: PRODUCT_ORDERS.find((sort) => sort === query['sort']) ?? everything.sort,
  };
}

/** The same of a search; its first order is by relevance. */
export function searchChoiceIn(query: Query): ListingChoice & { readonly q: string } {
  const { q } = query;
  return {
    ...choiceIn(query),
    q: typeof q === 'string' ? q.trim() : '',
    type: nameIn(query['type']),
    price: PRICE_BANDS.find((band) => band === query['price']) ?? null,
  };
}

/** What stays of a choice when all filters are taken back. */
export function unfiltered({ q, sort }: ListingChoice): ListingChoice {
  return { ...everything, sort, ...(q !== undefined && { q }) };
}

function nameIn(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxNameLength) return null;
  return value === '' ? null : value;
}

/** The page in an address, 1 where it says nothing; undefined for what cannot be a page. */
export function pageIn({ page = '1' }: Query): number | undefined {
  return typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : undefined;
}

/** Whether a choice leaves anything out. */
export function isNarrowed(choice: ListingChoice): boolean {
  const { gender, colour, size, type = null, price = null } = choice;
  return [gender, colour, size, type, price].some((name) => name !== null);
}

/** Whether a page shows less than there is, or in another order: it is none for search engines. */
export function isVariation(choice: ListingChoice): boolean {
  return isNarrowed(choice) || choice.sort !== everything.sort;
}

/** The address of a page of a grid; what is as always is left out. */
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

/** What tells pages of a grid apart; undefined for what cannot be a page. */
export function listingKey(
  urlName: string | undefined,
  query: Query,
): readonly (string | undefined)[] | undefined {
  const page = pageIn(query);
  return page === undefined ? undefined : [urlName, listingLink('', choiceIn(query), page)];
}
