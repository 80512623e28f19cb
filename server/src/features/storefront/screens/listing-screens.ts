import { Injectable } from '@nestjs/common';
import { isUuid } from '@selvedge/shared/catalogue/uuid';
import { collectionLink, creatorLink } from '@selvedge/shared/storefront/links';
import {
  cardsPerPage,
  choiceIn,
  everything,
  isVariation,
  listingLink,
  pageIn,
  type Listing,
  type ListingChoice,
} from '@selvedge/shared/storefront/listing';
import type { Query } from '@selvedge/shared/storefront/query';
import type { Store } from '@selvedge/shared/stores/contract';

import { NotFound } from '../../../platform/http/http.errors.js';
import { Redirect } from '../../../platform/redirect.js';
import { GridReader, type Grid } from '../../catalogue/index.js';
import type { PageContent } from '../render/shop-page.js';
import { collectionTag, creatorTag, gridsTag, salesTag } from '../html-cache/html-cache-tags.js';

/** Which page of a grid an address asks for. */
interface Wanted {
  readonly choice: ListingChoice;
  readonly page: number;
}

/** A page with a grid of products; `listing` is what a script asks for on its own. */
export interface ListingContent extends PageContent {
  readonly screen: Extract<PageContent['screen'], { readonly listing: Listing }>;
}

/** The pages with filters and further pages, each in one statement. */
@Injectable()
export class ListingScreens {
  constructor(private readonly grids: GridReader) {}

  /** CAT-026. Throws NotFound, also beyond the last page. */
  async collection(store: Store, urlName: string, query: Query): Promise<ListingContent> {
    const wanted = wantedIn(query);
    const page = await this.grids.collectionPage(store.division, urlName, gridOf(wanted));
    if (page === undefined) return this.collectionElsewhere(store, urlName);
    const { name, description, banner } = page.collection;
    const listing = listingOf(store, page, collectionLink(urlName), wanted);
    const image = banner ?? listing.products[0]?.image.original;
    return {
      screen: { name: 'collection', collection: { name, urlName, description, banner }, listing },
      ...headOf(listing, name, description),
      ...(image !== undefined && { image }),
      ...madeOf(listing, collectionTag(page.collection.uuid)),
    };
  }

  /** CAT-027. Throws NotFound, also beyond the last page. */
  async creator(store: Store, urlName: string, query: Query): Promise<ListingContent> {
    const wanted = wantedIn(query);
    const page = await this.grids.creatorPage(store.division, urlName, gridOf(wanted));
    if (page === undefined) throw new NotFound();
    const { name, avatar, bio, website, handles } = page.creator;
    const listing = listingOf(store, page, creatorLink(urlName), wanted);
    const image = avatar ?? listing.products[0]?.image.original;
    return {
      screen: {
        name: 'creator',
        creator: { name, urlName, avatar, bio, website, handles },
        listing,
      },
      ...headOf(listing, name, bio),
      ...(image !== undefined && { image }),
      ...madeOf(listing, creatorTag(page.creator.uuid)),
    };
  }

  /** an id or uuid in place of the url name leads to the address that has the name. */
  private async collectionElsewhere({ division }: Store, name: string): Promise<never> {
    if (!isUuid(name) && !/^\d+$/.test(name)) throw new NotFound();
    const tiles = await this.grids.collections(division);
    const found = tiles.find(({ collection: { uuid, id } }) => uuid === name || `${id}` === name);
    if (found === undefined) throw new NotFound();
    throw new Redirect(collectionLink(found.collection.urlName));
  }
}

function wantedIn(query: Query): Wanted {
  const page = pageIn(query);
  if (page === undefined) throw new NotFound();
  return { choice: choiceIn(query), page };
}

function gridOf({ choice: { gender, colour, size, sort }, page }: Wanted) {
  return {
    gender: gender ?? undefined,
    colour: colour ?? undefined,
    size: size ?? undefined,
    sort,
    page,
    perPage: cardsPerPage,
  };
}

function listingOf(
  { currency }: Store,
  { cards: products, total, offer }: Grid,
  path: string,
  wanted: Wanted,
): Listing {
  const pages = Math.max(Math.ceil(total / cardsPerPage), 1);
  if (wanted.page > pages) throw new NotFound();
  const currencies = { own: currency, shown: currency };
  return { path, ...wanted, offer, products, total, pages, currencies };
}

/** A filter that the shop does not offer makes a page that is not worth keeping: there is no end of them. */
function madeOf({ choice, offer }: Listing, source: string): Pick<PageContent, 'madeOf'> {
  const { colour, size, sort } = choice;
  const isOffered =
    (colour === null || offer.colours.includes(colour)) &&
    (size === null || offer.sizes.includes(size));
  if (!isOffered) return {};
  return { madeOf: [source, gridsTag, ...(sort === everything.sort ? [salesTag] : [])] };
}

/** SEO: filtered or sorted it is a variation of the one page; its further pages stand for themselves. */
function headOf({ path, page, choice }: Listing, name: string, text: string) {
  return {
    title: page === 1 ? name : `${name}, page ${page}`,
    ...(text !== '' && { description: text }),
    path: listingLink(path, everything, page),
    noindex: isVariation(choice),
  };
}
