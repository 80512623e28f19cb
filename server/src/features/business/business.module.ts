import { Module } from '@nestjs/common';

import { EventLogRegistry } from '../../platform/event-log/model/registry.js';
import { BusinessController } from './business.controller.js';
import { businessEventTypes } from './business.events.js';
import { BusinessService } from './business.service.js';
import { PayoutMailer } from './payout-mail.reactor.js';

@Module({
  controllers: [BusinessController],
  providers: [BusinessService, PayoutMailer],
  exports: [BusinessService],
})
export class BusinessModule {
  constructor(registry: EventLogRegistry, mailer: PayoutMailer) {
    registry.register({ eventTypes: businessEventTypes, reactors: [mailer] });
  }
}
