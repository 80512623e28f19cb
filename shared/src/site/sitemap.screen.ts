import { belowHome } from '../storefront/breadcrumb-trail.js';
import { defineScreen } from '../storefront/define-screen.js';
import type { PolicyName } from '../storefront/policy-names.js';

/** What is called so and stands at `/…/{urlName}/`. */
export interface PlaceName {
  readonly name: string;
  readonly urlName: string;
}

/** A page of the owner's, and where it is. */
export interface PageName {
  readonly name: string;
  readonly url: string;
}

export interface SitemapProps {
  /** The owner's own, beside the home page. */
  readonly pages: readonly PageName[];
  readonly collections: readonly PlaceName[];
  readonly products: readonly PlaceName[];
  readonly creators: readonly PlaceName[];
  readonly policies: readonly PolicyName[];
}

/** RTE-018. */
export const sitemapScreen = defineScreen<SitemapProps>()({
  name: 'sitemap',
  routes: ['/sitemap/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: () => [],
  breadcrumbs: () => belowHome('Sitemap'),
});
