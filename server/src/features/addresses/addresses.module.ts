import { Module } from '@nestjs/common';

import { EventLogRegistry } from '../../platform/event-log/model/registry.js';
import { addressEventTypes } from './address.events.js';
import { Addresses } from './addresses.service.js';

@Module({ providers: [Addresses], exports: [Addresses] })
export class AddressesModule {
  constructor(registry: EventLogRegistry) {
    registry.register({ eventTypes: addressEventTypes });
  }
}
