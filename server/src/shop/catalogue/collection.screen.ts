import { listingIn } from '@selvedge/shared/catalogue/cards/card-prices';
import { collectionTag } from '@selvedge/shared/catalogue/place-tags';
import {
  collectionScreen,
  type CollectionProps,
} from '@selvedge/shared/catalogue/collection.screen';
import { isUuid } from '@selvedge/shared/catalogue/uuid';
import { withCampaign } from '@selvedge/shared/links/campaign';
import { allProducts, allProductsLink, collectionLink } from '@selvedge/shared/links/links';
import { cardsPerPage, everything } from '@selvedge/shared/catalogue/listing/listing';
import type { Query } from '@selvedge/shared/screens/query';
import type { Store } from '@selvedge/shared/stores/contract';

import { collectionsTag } from '../../features/collections/index.js';
import { productsTag } from '../../features/products/index.js';
import { NotFound } from '../../platform/refusals.js';
import { Redirect } from '../../platform/redirect.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { GridReader } from '../../features/catalogue/grid.queries.js';
import {
  gridOf,
  headOf,
  listingOf,
  listingRequestIn,
  tagsOf,
  type ListingRequest,
} from './listing-content.js';

/** A collection page, read in one statement. */
@Screen(collectionScreen)
export class CollectionScreen implements ScreenSource<typeof collectionScreen> {
  constructor(private readonly grids: GridReader) {}

  /** Throws NotFound, also beyond the last page. */
  async read({
    store,
    params,
    query,
  }: RequestOf<typeof collectionScreen>): Promise<ContentOf<typeof collectionScreen>> {
    const { collection: urlName = '' } = params;
    const requested = listingRequestIn(query);
    const page = await this.grids.collectionPage(store.division, urlName, gridOf(requested));
    if (page === undefined && urlName === allProducts) return this.allProducts(store, requested);
    if (page === undefined) return this.rightAddress(store, urlName, query);
    const { name, description, banner } = page.collection;
    const listing = listingOf(store, page, collectionLink(urlName), requested);
    const collection = { name, urlName, description, banner };
    return {
      ...contentOf({ collection, listing }),
      ...tagsOf(listing, collectionTag(page.collection.uuid)),
    };
  }

  /** Every shop has this listing; a collection with the same web address replaces it. */
  private async allProducts(
    store: Store,
    { page, choice: { sort } }: ListingRequest,
  ): Promise<ContentOf<typeof collectionScreen>> {
    const grid = await this.grids.allProducts(store.division, {
      ...{ sort, page },
      perPage: cardsPerPage,
    });
    const requested = { page, choice: { ...everything, sort } };
    const listing = listingOf(store, grid, allProductsLink, requested);
    const collection = {
      name: 'All products',
      urlName: allProducts,
      description: '',
      banner: null,
    };
    return {
      ...contentOf({ collection, listing }),
      ...tagsOf(listing, productsTag, collectionsTag),
    };
  }

  /** The shop's script loads the grid only. */
  state({ listing }: CollectionProps): object {
    return listing;
  }

  /** redirects an id or uuid to the address with the URL name. */
  private async rightAddress({ division }: Store, name: string, query: Query): Promise<never> {
    if (!isUuid(name) && !/^\d+$/.test(name)) throw new NotFound();
    const tiles = await this.grids.collections(division);
    const found = tiles.find(({ collection: { uuid, id } }) => uuid === name || `${id}` === name);
    if (found === undefined) throw new NotFound();
    throw new Redirect(withCampaign(collectionLink(found.collection.urlName), query));
  }
}

function contentOf(
  props: CollectionProps,
): Pick<ContentOf<typeof collectionScreen>, 'props' | 'inCurrency' | 'head'> {
  const { collection, listing } = props;
  const { name, description: text, banner } = collection;
  const image = banner ?? listing.products[0]?.image.original;
  return {
    props,
    inCurrency: (currency) => ({ collection, listing: listingIn(currency, listing) }),
    head: headOf(listing, { name, text, image }),
  };
}
