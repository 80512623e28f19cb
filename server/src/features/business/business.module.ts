import { Module } from '@nestjs/common';

import { EventLogRegistry } from '../../platform/event-log/model/registry.js';
import { BusinessController } from './business.controller.js';
import { businessEventTypes } from './business.events.js';
import { BusinessService } from './business.service.js';

/** Which business a shop is, and where it is paid out to. */
@Module({ controllers: [BusinessController], providers: [BusinessService] })
export class BusinessModule {
  constructor(registry: EventLogRegistry) {
    registry.register({ eventTypes: businessEventTypes });
  }
}
