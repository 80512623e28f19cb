import { cardsIn, listingIn } from '@selvedge/shared/catalogue/cards/card-prices';
import { searchOrderOf } from '@selvedge/shared/search/contract';
import type { SearchProps, searchScreen } from '@selvedge/shared/search/search.screen';
import {
  cardsPerPage,
  type Listing,
  type ListingChoice,
} from '@selvedge/shared/catalogue/listing/listing';
import type { Store } from '@selvedge/shared/stores/contract';

import { NotFound } from '../../platform/refusals.js';
import type { ContentOf } from '../../features/storefront/index.js';
import type { Found } from '../../features/search/search.queries.js';

const path = '/search/';

type Shown = Pick<SearchProps, 'q'> & Partial<SearchProps>;

/** Content of the page: results, or the reason why there are none. */
export function contentOf(shown: Shown): ContentOf<typeof searchScreen> {
  const nothing = { listing: null, similar: false, message: null, suggestions: [], redirect: null };
  const props: SearchProps = { ...nothing, ...shown };
  return {
    props,
    inCurrency: (currency) => ({
      ...props,
      listing: props.listing && listingIn(currency, props.listing),
      suggestions: cardsIn(currency, props.suggestions),
    }),
    head: {
      title: shown.q === '' ? 'Search' : `Search: ${shown.q}`,
      path,
      // There are infinitely many result pages, which are useless to search engines.
      noindex: true,
    },
  };
}

/** Converts the request to the criteria of the statement. */
export function criteriaOf(choice: ListingChoice & { readonly q: string }, page: number) {
  const { q, gender, colour, size, type, price, sort } = choice;
  return {
    q,
    gender: gender ?? undefined,
    colour: colour ?? undefined,
    size: size ?? undefined,
    type: type ?? undefined,
    price: price ?? undefined,
    sort: searchOrderOf(sort),
    page,
    perPage: cardsPerPage,
  };
}

/** Throws NotFound beyond the last page. */
export function listingOf(
  { currency }: Store,
  { cards, total, atLeast, facets }: Found,
  choice: ListingChoice,
  page: number,
): Listing {
  const currencies = { own: currency, shown: currency };
  const pages = Math.max(Math.ceil(total / cardsPerPage), 1);
  if (page > pages) throw new NotFound();
  const offer = {
    genders: facets.gender.map(({ value }) => value),
    colours: facets.colour.map(({ value }) => value),
    sizes: facets.size.map(({ value }) => value),
  };
  const found = { products: cards, facets, total, atLeast };
  return { path, choice, offer, ...found, page, pages, currencies };
}
