import { Module } from '@nestjs/common';

import { EventLogRegistry } from '../../../platform/event-log/model/registry.js';
import { OrdersModule } from '../../orders/index.js';
import { StoresModule } from '../../stores/index.js';
import { PaymentReminderMailer } from './payment-reminder-mail.reactor.js';
import { PaymentReminders } from './payment-reminders.service.js';
import { UnpaidOrders } from './unpaid-orders.queries.js';

/** Reminds customers of orders that they did not pay. */
@Module({
  imports: [OrdersModule, StoresModule],
  providers: [PaymentReminderMailer, PaymentReminders, UnpaidOrders],
})
export class PaymentRemindersModule {
  constructor(registry: EventLogRegistry, mailer: PaymentReminderMailer) {
    registry.register({ reactors: [mailer] });
  }
}
