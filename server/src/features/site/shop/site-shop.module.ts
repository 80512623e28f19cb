import { Module } from '@nestjs/common';

import { CatalogueModule } from '../../catalogue/index.js';
import { PagesModule } from '../../pages/index.js';
import { StorefrontModule } from '../../storefront/index.js';
import { RobotsController } from './robots.controller.js';
import { SCREENS } from './screens.gen.js';
import { SitePlacesReader } from './site-places.service.js';
import { SitemapXmlController } from './sitemap-xml.controller.js';

/** Site maps, robots.txt and legal pages of a shop. */
@Module({
  imports: [StorefrontModule, CatalogueModule, PagesModule],
  controllers: [SitemapXmlController, RobotsController],
  providers: [...SCREENS, SitePlacesReader],
})
export class SiteShopModule {}
