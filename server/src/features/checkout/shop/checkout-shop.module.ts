import { Module } from '@nestjs/common';

import { BasketsModule } from '../../baskets/index.js';
import { StorefrontModule } from '../../storefront/index.js';
import { CheckoutModule } from '../checkout.module.js';
import { CheckoutForm } from './checkout.form.js';
import { SCREENS } from './screens.gen.js';

/** The checkout as shoppers see it. */
@Module({
  imports: [StorefrontModule, CheckoutModule, BasketsModule],
  controllers: [CheckoutForm],
  providers: [...SCREENS],
})
export class CheckoutShopModule {}
