import { Module } from '@nestjs/common';

import { BasketsModule } from '../baskets/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { CheckoutModule } from '../checkout/index.js';
import { OrderingModule } from '../ordering/index.js';
import { AccessController } from './access.controller.js';
import { AddPagesController } from './add-pages.controller.js';
import { BasketPagesController } from './basket-pages.controller.js';
import { CataloguePagesController } from './catalogue-pages.controller.js';
import { CheckoutPagesController } from './checkout-pages.controller.js';
import { ClientFiles } from './client-files.js';
import { ErrorScreens } from './error-screens.js';
import { OfficePage } from './office-page.js';
import { OfficeController } from './office.controller.js';
import { OrderPagesController } from './order-pages.controller.js';
import { ListingScreens } from './listing-screens.js';
import { ProductScreens } from './product-screens.js';
import { ShopBundle } from './shop-bundle.js';
import { ShopPages } from './shop-pages.js';
import { ShopScreens } from './shop-screens.js';
import { ShopController } from './shop.controller.js';

@Module({
  imports: [CatalogueModule, BasketsModule, CheckoutModule, OrderingModule],
  // The office's, which takes every address that is left, comes last.
  controllers: [
    ShopController,
    CataloguePagesController,
    AddPagesController,
    BasketPagesController,
    CheckoutPagesController,
    OrderPagesController,
    AccessController,
    OfficeController,
  ],
  providers: [
    ShopBundle,
    ShopPages,
    ShopScreens,
    ProductScreens,
    ListingScreens,
    OfficePage,
    ErrorScreens,
    ClientFiles,
  ],
})
export class StorefrontModule {}
