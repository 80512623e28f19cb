import { Module } from '@nestjs/common';

import { EventLogRegistry } from '../../platform/event-log/model/registry.js';
import { addressEventTypes } from './address.events.js';
import { Addresses } from './addresses.service.js';

/** The addresses that people keep for their next order. */
@Module({ providers: [Addresses], exports: [Addresses] })
export class AddressesModule {
  constructor(registry: EventLogRegistry) {
    registry.register({ eventTypes: addressEventTypes });
  }
}
