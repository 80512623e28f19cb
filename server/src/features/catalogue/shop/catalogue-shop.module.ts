import { Module } from '@nestjs/common';

import { BasketsModule } from '../../baskets/index.js';
import { ProductsModule } from '../../products/index.js';
import { StorefrontModule } from '../../storefront/index.js';
import { CatalogueModule } from '../catalogue.module.js';
import { AddToBasketForm } from './add-to-basket.form.js';
import { SCREENS } from './screens.gen.js';

@Module({
  imports: [StorefrontModule, CatalogueModule, ProductsModule, BasketsModule],
  controllers: [AddToBasketForm],
  providers: [...SCREENS],
})
export class CatalogueShopModule {}
