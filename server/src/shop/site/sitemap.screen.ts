import {
  productsOnMap,
  sitemapScreen,
  type PageName,
  type PlaceName,
} from '@selvedge/shared/site/sitemap.screen';
import { pageIn } from '@selvedge/shared/catalogue/listing/listing';
import { POLICY_NAMES } from '@selvedge/shared/site/policy-names';

import { NotFound } from '../../platform/refusals.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { hasPolicies } from './has-policies.js';
import { placesTags, SitePlacesReader, type SitePlaces } from './site-places.service.js';

@Screen(sitemapScreen)
export class SitemapScreen implements ScreenSource<typeof sitemapScreen> {
  constructor(private readonly places: SitePlacesReader) {}

  /** Throws NotFound beyond the last page. */
  async read({
    store,
    query,
  }: RequestOf<typeof sitemapScreen>): Promise<ContentOf<typeof sitemapScreen>> {
    const places = await this.places.of(store.division);
    const page = pageIn(query);
    const pageCount = Math.max(1, Math.ceil(places.products.length / productsOnMap));
    if (page === undefined || page > pageCount) throw new NotFound();
    const policies = hasPolicies(store) ? POLICY_NAMES : [];
    return {
      props: {
        ...(page === 1 ? { ...sectionsOf(places), policies } : productsAlone),
        products: namesOf(places.products.slice((page - 1) * productsOnMap, page * productsOnMap)),
        productCount: places.products.length,
        page,
        pageCount,
      },
      head: {
        title: page === 1 ? 'Sitemap' : `Sitemap, page ${String(page)}`,
        description: `Every collection, product and creator of ${store.name}.`,
        path: page === 1 ? '/sitemap/' : `/sitemap/?page=${String(page)}`,
      },
      tags: placesTags,
    };
  }
}

/** Sections that only the first page shows. */
const productsAlone = { pages: [], collections: [], creators: [], policies: [] } as const;

function sectionsOf({ pages, collections, creators }: SitePlaces) {
  return {
    pages: pages.map(({ name, url }): PageName => ({ name, url })),
    collections: namesOf(collections),
    creators: namesOf(creators),
  };
}

/** Leaves out the times of changes, which only `/sitemap.xml` contains. */
function namesOf(places: readonly PlaceName[]): readonly PlaceName[] {
  return places.map(({ name, urlName }) => ({ name, urlName }));
}
