import { Module } from '@nestjs/common';

import { HtmlCache } from '../../platform/html-cache/html-cache.js';
import { BasketsModule } from '../baskets/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { CheckoutModule } from '../checkout/index.js';
import { FavouritesModule } from '../favourites/index.js';
import { NewsletterModule } from '../newsletter/index.js';
import { OrderingModule } from '../ordering/index.js';
import { PagesModule } from '../pages/index.js';
import { SearchModule } from '../search/index.js';
import { AccessController } from './access.controller.js';
import { AddPagesController } from './add-pages.controller.js';
import { BasketPagesController } from './basket-pages.controller.js';
import { BlockConditions } from './block-conditions.js';
import { CachedPages, htmlCacheLimit } from './cached-pages.js';
import { CataloguePagesController } from './catalogue-pages.controller.js';
import { CheckoutPagesController } from './checkout-pages.controller.js';
import { ClientFiles } from './client-files.js';
import { CurrencyController } from './currency.controller.js';
import { ErrorScreens } from './error-screens.js';
import { BasketAdder } from './basket-adder.js';
import { FavouriteAnswers } from './favourite-answers.js';
import { FavouriteFormsController } from './favourite-forms.controller.js';
import { FavouritesPagesController } from './favourites-pages.controller.js';
import { FavouritesScreens } from './favourites-screens.js';
import { GeoCountry } from './geo-country.js';
import { HtmlCacheEviction } from './html-cache-eviction.js';
import { NewsletterFormsController } from './newsletter-forms.controller.js';
import { OfficePage } from './office-page.js';
import { OfficeController } from './office.controller.js';
import { OutsideController } from './outside.controller.js';
import { OrderPagesController } from './order-pages.controller.js';
import { KnownContents } from './known-contents.js';
import { LastSlash } from './last-slash.js';
import { ListingScreens } from './listing-screens.js';
import { PersonalParts } from './personal-parts.js';
import { ProductScreens } from './product-screens.js';
import { PublishedPages } from './published-pages.js';
import { PublishedScreens } from './published-screens.js';
import { SharedPages } from './shared-pages.js';
import { SearchPagesController } from './search-pages.controller.js';
import { SearchScreens } from './search-screens.js';
import { ShopBundle } from './shop-bundle.js';
import { ShopPages } from './shop-pages.js';
import { ShopScreens } from './shop-screens.js';
import { ShopVisits } from './shop-visits.js';
import { ShopController } from './shop.controller.js';
import { SiteController } from './site.controller.js';
import { SitePlacesReader } from './site-places.js';

@Module({
  imports: [
    CatalogueModule,
    BasketsModule,
    CheckoutModule,
    FavouritesModule,
    NewsletterModule,
    OrderingModule,
    PagesModule,
    SearchModule,
  ],
  // The office's, which takes every address that is left, comes last.
  controllers: [
    ShopController,
    CataloguePagesController,
    AddPagesController,
    BasketPagesController,
    CheckoutPagesController,
    OrderPagesController,
    SearchPagesController,
    FavouritesPagesController,
    FavouriteFormsController,
    CurrencyController,
    AccessController,
    SiteController,
    NewsletterFormsController,
    OutsideController,
    OfficeController,
  ],
  providers: [
    BlockConditions,
    ShopBundle,
    ShopPages,
    ShopVisits,
    PersonalParts,
    SharedPages,
    { provide: HtmlCache, useFactory: () => new HtmlCache(htmlCacheLimit) },
    KnownContents,
    HtmlCacheEviction,
    ShopScreens,
    PublishedScreens,
    PublishedPages,
    SitePlacesReader,
    ProductScreens,
    ListingScreens,
    OfficePage,
    ErrorScreens,
    BasketAdder,
    FavouriteAnswers,
    FavouritesScreens,
    SearchScreens,
    ClientFiles,
    LastSlash,
    GeoCountry,
    // Behind the hook of LastSlash: an address that leads elsewhere is not answered from memory.
    CachedPages,
  ],
})
export class StorefrontModule {}
