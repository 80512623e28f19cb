import { listingIn } from '@selvedge/shared/catalogue/cards/card-prices';
import { creatorTag } from '@selvedge/shared/catalogue/place-tags';
import { creatorScreen, type CreatorProps } from '@selvedge/shared/catalogue/creator.screen';
import { creatorLink } from '@selvedge/shared/links/links';

import { NotFound } from '../../platform/refusals.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { GridReader } from '../../features/catalogue/grid.queries.js';
import { gridOf, headOf, listingOf, tagsOf, listingRequestIn } from './listing-content.js';

/** A creator page, read in one statement. */
@Screen(creatorScreen)
export class CreatorScreen implements ScreenSource<typeof creatorScreen> {
  constructor(private readonly grids: GridReader) {}

  /** Throws NotFound, also beyond the last page. */
  async read({
    store,
    params,
    query,
  }: RequestOf<typeof creatorScreen>): Promise<ContentOf<typeof creatorScreen>> {
    const { creator: urlName = '' } = params;
    const requested = listingRequestIn(query);
    const page = await this.grids.creatorPage(store.division, urlName, gridOf(requested));
    if (page === undefined) throw new NotFound();
    const { name, avatar, bio, website, handles } = page.creator;
    const listing = listingOf(store, page, creatorLink(urlName), requested);
    const image = avatar ?? listing.products[0]?.image.original;
    const creator = { name, urlName, avatar, bio, website, handles };
    return {
      props: { creator, listing },
      inCurrency: (currency) => ({ creator, listing: listingIn(currency, listing) }),
      head: headOf(listing, { name, text: bio, image }),
      ...tagsOf(listing, creatorTag(page.creator.uuid)),
    };
  }

  /** The shop's script loads the grid only. */
  state({ listing }: CreatorProps): object {
    return listing;
  }
}
