import { Module } from '@nestjs/common';

import { EventLogRegistry } from '../../platform/event-log/model/registry.js';
import { BasketsModule } from '../baskets/index.js';
import { OrdersModule } from '../orders/index.js';
import { PaymentsModule } from '../payments/index.js';
import { CheckoutController } from './checkout.controller.js';
import { Checkout } from './checkout.service.js';
import { OrderConfirmation } from './order-confirmation.reactor.js';
import { OrderDrafts } from './order-drafts.service.js';

@Module({
  imports: [BasketsModule, OrdersModule, PaymentsModule],
  controllers: [CheckoutController],
  providers: [Checkout, OrderDrafts, OrderConfirmation],
  exports: [Checkout],
})
export class CheckoutModule {
  constructor(registry: EventLogRegistry, confirmation: OrderConfirmation) {
    registry.register({ reactors: [confirmation] });
  }
}
