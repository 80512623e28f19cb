import { sitemapScreen } from '@selvedge/shared/site/sitemap.screen';

import { card } from '../app/screens.testing.js';
import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(sitemapScreen, {
  pages: [],
  collections: [{ name: 'Summer', urlName: 'summer' }],
  products: [{ name: card.name, urlName: card.urlName }],
  creators: [{ name: 'Ada Palm', urlName: 'ada-palm' }],
  productCount: 1,
  page: 1,
  pageCount: 1,
  policies: ['privacy-policy'],
});
