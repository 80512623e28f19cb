import { belowHome } from '../storefront/breadcrumb-trail.js';
import { defineScreen } from '../storefront/define-screen.js';
import { pageIn } from '../storefront/listing.js';
import type { PolicyName } from '../storefront/policy-names.js';

/** What is called so and stands at `/…/{urlName}/`. */
export interface PlaceName {
  readonly name: string;
  readonly urlName: string;
}

/** A page by its name, and where it is. */
export interface PageName {
  readonly name: string;
  readonly url: string;
}

export interface SitemapProps {
  /** The owner's own beside the home page, and what every shop has. */
  readonly pages: readonly PageName[];
  readonly collections: readonly PlaceName[];
  /** Those of this page. */
  readonly products: readonly PlaceName[];
  /** In all. */
  readonly productCount: number;
  /** From 1; all but products is on the first. */
  readonly page: number;
  readonly pageCount: number;
  readonly creators: readonly PlaceName[];
  readonly policies: readonly PolicyName[];
}

/** As many links as somebody looks through, and as a phone takes at once. */
export const productsOnMap = 500;

/** RTE-018. */
export const sitemapScreen = defineScreen<SitemapProps>()({
  name: 'sitemap',
  routes: ['/sitemap/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: ({ query }) => {
    const page = pageIn(query);
    return page === undefined ? undefined : [String(page)];
  },
  breadcrumbs: () => belowHome('Sitemap'),
});
