import { Module } from '@nestjs/common';

import { AccountsModule } from '../../features/accounts/index.js';
import { AddressesModule } from '../../features/addresses/index.js';
import { BasketsModule } from '../../features/baskets/index.js';
import { OrdersModule } from '../../features/orders/index.js';
import { StorefrontModule } from '../../features/storefront/index.js';
import { CheckoutModule } from '../../features/checkout/checkout.module.js';
import { AccountOfBuyer } from './account-of-buyer.http.js';
import { CheckoutForm } from './checkout.form.js';
import { SavedAddresses } from './saved-addresses.service.js';
import { OrderByForm } from './order-by-form.http.js';
import { ReturningShopper, UnpaidOrder } from './returning-shopper.service.js';
import { SCREENS } from './screens.gen.js';

@Module({
  imports: [
    AccountsModule,
    StorefrontModule,
    CheckoutModule,
    BasketsModule,
    AddressesModule,
    OrdersModule,
  ],
  controllers: [CheckoutForm],
  providers: [
    ...SCREENS,
    SavedAddresses,
    AccountOfBuyer,
    OrderByForm,
    UnpaidOrder,
    ReturningShopper,
  ],
})
export class CheckoutShopModule {}
