import { Module } from '@nestjs/common';

import { EventLogRegistry } from '../../platform/event-log/model/registry.js';
import { ErasureHooks } from '../../platform/event-log/privacy/subject-erasure.js';
import { BasketsModule } from '../baskets/index.js';
import { DiscountsModule } from '../discounts/index.js';
import { OrdersModule } from '../orders/index.js';
import { PaymentsModule } from '../payments/index.js';
import { SplitTestsModule } from '../split-tests/index.js';
import { CheckoutController } from './checkout.controller.js';
import { CheckoutRequests } from './checkout-requests.http.js';
import { Checkout } from './checkout.service.js';
import { OrderConfirmation } from './order-confirmation.reactor.js';
import { OrderDrafts } from './order-drafts.service.js';
import { OrderRequests } from './order-requests.service.js';
import { PaymentRemindersModule } from './reminders/payment-reminders.module.js';

@Module({
  imports: [
    BasketsModule,
    DiscountsModule,
    OrdersModule,
    PaymentRemindersModule,
    PaymentsModule,
    SplitTestsModule,
  ],
  controllers: [CheckoutController],
  providers: [Checkout, CheckoutRequests, OrderDrafts, OrderRequests, OrderConfirmation],
  exports: [Checkout, CheckoutRequests],
})
export class CheckoutModule {
  constructor(
    registry: EventLogRegistry,
    confirmation: OrderConfirmation,
    erasure: ErasureHooks,
    requests: OrderRequests,
  ) {
    registry.register({ reactors: [confirmation] });
    erasure.register((subject) => requests.forget(subject));
  }
}
