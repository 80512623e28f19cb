import { Module } from '@nestjs/common';

import { EventLogRegistry } from '../../../platform/event-log/model/registry.js';
import { OrdersModule } from '../../orders/index.js';
import { SaleMailRecipients } from './sale-mail-recipients.service.js';
import { SaleMailer } from './sale-mail.reactor.js';

/** Mails to the team about paid orders. */
@Module({ imports: [OrdersModule], providers: [SaleMailRecipients, SaleMailer] })
export class SaleMailModule {
  constructor(registry: EventLogRegistry, mailer: SaleMailer) {
    registry.register({ eventTypes: {}, reactors: [mailer] });
  }
}
