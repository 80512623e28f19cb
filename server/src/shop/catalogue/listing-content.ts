import {
  cardsPerPage,
  choiceIn,
  everything,
  isVariation,
  listingLink,
  pageIn,
  type Listing,
  type ListingChoice,
} from '@selvedge/shared/catalogue/listing/listing';
import type { Query } from '@selvedge/shared/screens/query';
import type { Store } from '@selvedge/shared/stores/contract';

import { NotFound } from '../../platform/refusals.js';
import { gridsTag, salesTag } from '../../features/products/index.js';
import type { Grid } from '../../features/catalogue/grid.queries.js';

/** Page and filters that an address requests. */
export interface ListingRequest {
  readonly choice: ListingChoice;
  readonly page: number;
}

/** Throws NotFound for an invalid page number. */
export function listingRequestIn(query: Query): ListingRequest {
  const page = pageIn(query);
  if (page === undefined) throw new NotFound();
  return { choice: choiceIn(query), page };
}

/** Converts the request to the criteria of the statement. */
export function gridOf({ choice: { gender, colour, size, sort }, page }: ListingRequest) {
  return {
    gender: gender ?? undefined,
    colour: colour ?? undefined,
    size: size ?? undefined,
    sort,
    page,
    perPage: cardsPerPage,
  };
}

/** Throws NotFound beyond the last page. */
export function listingOf(
  { currency }: Store,
  { cards: products, total, offer }: Grid,
  path: string,
  requested: ListingRequest,
): Listing {
  const pages = Math.max(Math.ceil(total / cardsPerPage), 1);
  if (requested.page > pages) throw new NotFound();
  const currencies = { own: currency, shown: currency };
  return { path, ...requested, offer, products, total, pages, currencies };
}

/**
 * A page with a filter value that the shop does not offer is not cached: there are infinitely many.
 */
export function tagsOf(
  { choice, offer }: Listing,
  ...sources: readonly string[]
): { readonly tags?: readonly string[] } {
  const { colour, size, sort } = choice;
  const isOffered =
    (colour === null || offer.colours.includes(colour)) &&
    (size === null || offer.sizes.includes(size));
  if (!isOffered) return {};
  return { tags: [...sources, gridsTag, ...(sort === everything.sort ? [salesTag] : [])] };
}

interface Described {
  readonly name: string;
  readonly text: string;
  readonly image: string | undefined;
}

/**
 * Filtered and sorted pages are variants of one canonical page; further pages are canonical
 * themselves.
 */
export function headOf({ path, page, choice }: Listing, { name, text, image }: Described) {
  return {
    title: page === 1 ? name : `${name}, page ${page}`,
    ...(text !== '' && { description: text }),
    path: listingLink(path, everything, page),
    noindex: isVariation(choice),
    ...(image !== undefined && { image }),
  };
}
