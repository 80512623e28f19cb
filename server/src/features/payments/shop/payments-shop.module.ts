import { Module } from '@nestjs/common';

import { CheckoutModule } from '../../checkout/index.js';
import { OrdersModule } from '../../orders/index.js';
import { StorefrontModule } from '../../storefront/index.js';
import { PaymentsModule } from '../payments.module.js';
import { PayForm } from './pay.form.js';
import { SCREENS } from './screens.gen.js';

@Module({
  imports: [StorefrontModule, OrdersModule, PaymentsModule, CheckoutModule],
  controllers: [PayForm],
  providers: [...SCREENS],
})
export class PaymentsShopModule {}
