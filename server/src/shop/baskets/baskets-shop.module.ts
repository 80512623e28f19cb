import { Module } from '@nestjs/common';

import { CatalogueModule } from '../../features/catalogue/index.js';
import { PersonalSources, StorefrontModule } from '../../features/storefront/index.js';
import { BasketsModule } from '../../features/baskets/baskets.module.js';
import { BasketConditions } from './basket-conditions.service.js';
import { BasketCount } from './basket-count.source.js';
import { BasketQuantities } from './basket-quantities.queries.js';
import { CouponLinks } from './coupon.form.js';
import { BasketForm } from './basket.form.js';
import { SCREENS } from './screens.gen.js';

@Module({
  imports: [StorefrontModule, BasketsModule, CatalogueModule],
  controllers: [BasketForm, CouponLinks],
  providers: [...SCREENS, BasketConditions, BasketCount, BasketQuantities],
})
export class BasketsShopModule {
  constructor(personal: PersonalSources, count: BasketCount) {
    personal.register(count);
  }
}
