import { Module } from '@nestjs/common';

import { EventLogRegistry } from '../../platform/event-log/model/registry.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { OrdersModule } from '../orders/index.js';
import { customerFileEventTypes } from './customer-file.events.js';
import { CustomerFiles } from './customer-files.service.js';
import { CustomerPlaces } from './customer-places.service.js';
import { CustomerWriting } from './customer-writing.service.js';
import { CustomersController } from './customers.controller.js';
import { CustomersQueries } from './customers.queries.js';
import { customerFiles } from './customers.topic.js';
import { CustomersService } from './customers.service.js';

@Module({
  imports: [OrdersModule],
  controllers: [CustomersController],
  providers: [CustomersQueries, CustomerFiles, CustomerPlaces, CustomerWriting, CustomersService],
  exports: [CustomerFiles, CustomersService],
})
export class CustomersModule {
  constructor(registry: EventLogRegistry, topics: LiveTopics) {
    registry.register({ eventTypes: customerFileEventTypes });
    topics.register(customerFiles);
  }
}
