import { sitemapScreen } from '@selvedge/shared/site/sitemap.screen';
import { POLICY_NAMES } from '@selvedge/shared/storefront/policy-names';

import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../storefront/index.js';
import { hasPolicies } from './has-policies.js';
import { placesTags, SitePlacesReader } from './site-places.service.js';

/** RTE-018. */
@Screen(sitemapScreen)
export class SitemapScreen implements ScreenSource<typeof sitemapScreen> {
  constructor(private readonly places: SitePlacesReader) {}

  async read({ store }: RequestOf<typeof sitemapScreen>): Promise<ContentOf<typeof sitemapScreen>> {
    const policies = hasPolicies(store) ? POLICY_NAMES : [];
    return {
      props: { ...(await this.places.of(store.division)), policies },
      head: {
        title: 'Sitemap',
        description: `Every collection, product and creator of ${store.name}.`,
        path: '/sitemap/',
      },
      tags: placesTags,
    };
  }
}
