import { Module } from '@nestjs/common';

import { BusinessModule } from '../../features/business/index.js';
import { CatalogueModule } from '../../features/catalogue/index.js';
import { ImagesModule } from '../../features/images/index.js';
import { PagesModule } from '../../features/pages/index.js';
import { StorefrontModule } from '../../features/storefront/index.js';
import { IconsController } from './icons.controller.js';
import { RobotsController } from './robots.controller.js';
import { SCREENS } from './screens.gen.js';
import { SitePlacesReader } from './site-places.service.js';
import { SitemapXmlController } from './sitemap-xml.controller.js';

/** Site maps, robots.txt and legal pages of a shop. */
@Module({
  imports: [BusinessModule, StorefrontModule, CatalogueModule, ImagesModule, PagesModule],
  controllers: [SitemapXmlController, RobotsController, IconsController],
  providers: [...SCREENS, SitePlacesReader],
})
export class SiteShopModule {}
