import { belowHome } from '../screens/breadcrumb-trail.js';
import { defineScreen } from '../screens/define-screen.js';
import { pageIn } from '../catalogue/listing/listing.js';
import type { PolicyName } from './policy-names.js';

/** A name with its path `/…/{urlName}/`. */
export interface PlaceName {
  readonly name: string;
  readonly urlName: string;
}

/** A page with its path. */
export interface PageName {
  readonly name: string;
  readonly url: string;
}

export interface SitemapProps {
  /** Pages of the owner except the home page, and standard pages. */
  readonly pages: readonly PageName[];
  readonly collections: readonly PlaceName[];
  /** Products of this page of the sitemap. */
  readonly products: readonly PlaceName[];
  /** Number of products on all pages. */
  readonly productCount: number;
  /** From 1; everything except products is on the first page. */
  readonly page: number;
  readonly pageCount: number;
  readonly creators: readonly PlaceName[];
  readonly policies: readonly PolicyName[];
}

/** Number of links that remains usable and renders fast on a phone. */
export const productsOnMap = 500;

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
