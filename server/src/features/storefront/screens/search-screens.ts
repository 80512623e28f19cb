import { Injectable } from '@nestjs/common';
import { searchOrderOf } from '@selvedge/shared/search/contract';
import { maxQueryLength } from '@selvedge/shared/search/limits';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import {
  cardsPerPage,
  pageIn,
  searchChoiceIn,
  type Listing,
  type ListingChoice,
} from '@selvedge/shared/storefront/listing';
import type { Query } from '@selvedge/shared/storefront/query';
import type { Store } from '@selvedge/shared/stores/contract';

import { NotFound } from '../../../platform/http/http.errors.js';
import { SearchReader, type Found } from '../../search/index.js';
import type { PageContent } from '../render/shop-page.js';

/** A page of the search; `listing` is what a script asks for on its own. */
export interface SearchContent extends PageContent {
  readonly screen: ScreenOf<'search'>;
}

const path = '/search/';

/** RTE-019: the page of the search, in one statement. */
@Injectable()
export class SearchScreens {
  constructor(private readonly reader: SearchReader) {}

  /** Throws NotFound for a page that cannot be, also beyond the last. */
  async search(store: Store, query: Query): Promise<SearchContent> {
    const choice = searchChoiceIn(query);
    const page = pageIn(query);
    if (page === undefined) throw new NotFound();
    if (choice.q.length > maxQueryLength) return this.tooLong(store, choice.q);
    const found = await this.reader.find(store.division, wantedOf(choice, page));
    const isAsked = choice.q !== '';
    return contentOf({
      q: choice.q,
      listing: isAsked ? listingOf(store, found, choice, page) : null,
      similar: found.similar,
      suggestions: found.suggestions,
    });
  }

  /** RTE-020: what is shown for the moment that it takes to leave. */
  leaving(q: string, redirect: string): SearchContent {
    return contentOf({ q, redirect });
  }

  private async tooLong({ division }: Store, q: string): Promise<SearchContent> {
    const { suggestions } = await this.reader.find(division, { q: '' });
    const message = `Please search for at most ${maxQueryLength} characters`;
    return contentOf({ q: q.slice(0, maxQueryLength), message, suggestions });
  }
}

type Shown = Pick<ScreenOf<'search'>, 'q'> & Partial<ScreenOf<'search'>>;

function contentOf(shown: Shown): SearchContent {
  const nothing = { listing: null, similar: false, message: null, suggestions: [], redirect: null };
  return {
    screen: { ...nothing, ...shown, name: 'search' },
    title: shown.q === '' ? 'Search' : `Search: ${shown.q}`,
    path,
    // Engines make no use of answers to questions, of which there is no end.
    noindex: true,
  };
}

function wantedOf(choice: ListingChoice & { readonly q: string }, page: number) {
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

function listingOf(
  { currency }: Store,
  { cards, total, facets }: Found,
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
  return { path, choice, offer, facets, products: cards, total, page, pages, currencies };
}
