import { sitemapScreen } from '@selvedge/shared/site/sitemap.screen';

import { SitemapPage } from './sitemap/SitemapPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(sitemapScreen, SitemapPage);
