import { Module } from '@nestjs/common';

import { AccountsModule } from '../../accounts/index.js';
import { AddressesModule } from '../../addresses/index.js';
import { BasketsModule } from '../../baskets/index.js';
import { StorefrontModule } from '../../storefront/index.js';
import { CheckoutModule } from '../checkout.module.js';
import { AccountOfBuyer } from './account-of-buyer.http.js';
import { CheckoutForm } from './checkout.form.js';
import { SavedAddresses } from './saved-addresses.service.js';
import { OrderByForm } from './order-by-form.http.js';
import { SCREENS } from './screens.gen.js';

@Module({
  imports: [AccountsModule, StorefrontModule, CheckoutModule, BasketsModule, AddressesModule],
  controllers: [CheckoutForm],
  providers: [...SCREENS, SavedAddresses, AccountOfBuyer, OrderByForm],
})
export class CheckoutShopModule {}
