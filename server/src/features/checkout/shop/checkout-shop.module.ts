import { Module } from '@nestjs/common';

import { AddressesModule } from '../../addresses/index.js';
import { BasketsModule } from '../../baskets/index.js';
import { StorefrontModule } from '../../storefront/index.js';
import { CheckoutModule } from '../checkout.module.js';
import { CheckoutForm } from './checkout.form.js';
import { KeptAddresses } from './kept-addresses.service.js';
import { SCREENS } from './screens.gen.js';

/** The checkout as shoppers see it. */
@Module({
  imports: [StorefrontModule, CheckoutModule, BasketsModule, AddressesModule],
  controllers: [CheckoutForm],
  providers: [...SCREENS, KeptAddresses],
})
export class CheckoutShopModule {}
