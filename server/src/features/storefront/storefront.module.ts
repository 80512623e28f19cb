import { Module } from '@nestjs/common';

import { TaggedCache } from '../../platform/tagged-cache/tagged-cache.js';
import { BasketsModule } from '../baskets/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { CheckoutModule } from '../checkout/index.js';
import { FavouritesModule } from '../favourites/index.js';
import { NewsletterModule } from '../newsletter/index.js';
import { OrdersModule } from '../orders/index.js';
import { PagesModule } from '../pages/index.js';
import { SearchModule } from '../search/index.js';
import { ClientFiles } from './render/client-files.js';
import { ShopBundle } from './render/shop-bundle.js';
import { AddPagesController } from './forms/add-pages.controller.js';
import { CurrencyController } from './forms/currency.controller.js';
import { BasketAdder } from './forms/basket-adder.js';
import { FavouriteAnswers } from './forms/favourite-answers.js';
import { FavouriteFormsController } from './forms/favourite-forms.controller.js';
import { NewsletterFormsController } from './forms/newsletter-forms.controller.js';
import { PageCache, htmlCacheLimit } from './cache/page-cache.js';
import { HtmlCacheEviction } from './html-cache/html-cache-eviction.js';
import { ContentCache } from './cache/content-cache.js';
import { BasketQuantity } from './request/basket-quantity.js';
import { PersonalStateReader } from './request/personal-state.js';
import { SharedPages } from './screens/shared-pages.js';
import { AccessController } from './pages/access.controller.js';
import { BasketPagesController } from './pages/basket-pages.controller.js';
import { CataloguePagesController } from './pages/catalogue-pages.controller.js';
import { CheckoutPagesController } from './pages/checkout-pages.controller.js';
import { FavouritesPagesController } from './pages/favourites-pages.controller.js';
import { OfficePage } from './pages/office-page.js';
import { OfficeController } from './pages/office.controller.js';
import { OutsideController } from './pages/outside.controller.js';
import { OrderPagesController } from './pages/order-pages.controller.js';
import { SearchPagesController } from './pages/search-pages.controller.js';
import { PageRenderer } from './render/page-renderer.js';
import { ShopController } from './pages/shop.controller.js';
import { SiteController } from './pages/site.controller.js';
import { BlockConditions } from './screens/block-conditions.js';
import { ErrorScreens } from './screens/error-screens.js';
import { FavouritesScreens } from './screens/favourites-screens.js';
import { ListingScreens } from './screens/listing-screens.js';
import { ProductScreens } from './screens/product-screens.js';
import { PublishedPages } from './screens/published-pages.js';
import { PublishedScreens } from './screens/published-screens.js';
import { SearchScreens } from './screens/search-screens.js';
import { ShopScreens } from './screens/shop-screens.js';
import { SitePlacesReader } from './screens/site-places.js';
import { VisitorCountry } from './request/visitor-country.js';
import { TrailingSlash } from './request/trailing-slash.js';
import { ShopRequests } from './request/shop-requests.js';

@Module({
  imports: [
    CatalogueModule,
    BasketsModule,
    CheckoutModule,
    FavouritesModule,
    NewsletterModule,
    OrdersModule,
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
    PageRenderer,
    ShopRequests,
    BasketQuantity,
    PersonalStateReader,
    SharedPages,
    { provide: TaggedCache, useFactory: () => new TaggedCache(htmlCacheLimit) },
    ContentCache,
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
    TrailingSlash,
    VisitorCountry,
    // Behind the hook of TrailingSlash: an address that leads elsewhere is not answered from memory.
    PageCache,
  ],
})
export class StorefrontModule {}
