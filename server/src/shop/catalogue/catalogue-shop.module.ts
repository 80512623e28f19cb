import { Module } from '@nestjs/common';

import { BasketsModule } from '../../features/baskets/index.js';
import { ProductsModule } from '../../features/products/index.js';
import { StorefrontModule } from '../../features/storefront/index.js';
import { CatalogueModule } from '../../features/catalogue/catalogue.module.js';
import { AddToBasketForm } from './add-to-basket.form.js';
import { SCREENS } from './screens.gen.js';

@Module({
  imports: [StorefrontModule, CatalogueModule, ProductsModule, BasketsModule],
  controllers: [AddToBasketForm],
  providers: [...SCREENS],
})
export class CatalogueShopModule {}
