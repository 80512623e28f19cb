import { Module } from '@nestjs/common';

import { CheckoutModule } from '../../features/checkout/index.js';
import { OrdersModule } from '../../features/orders/index.js';
import { StorefrontModule } from '../../features/storefront/index.js';
import { PaymentsModule } from '../../features/payments/payments.module.js';
import { PayForm } from './pay.form.js';
import { SCREENS } from './screens.gen.js';

@Module({
  imports: [StorefrontModule, OrdersModule, PaymentsModule, CheckoutModule],
  controllers: [PayForm],
  providers: [...SCREENS],
})
export class PaymentsShopModule {}
