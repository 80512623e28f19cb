import { Module } from '@nestjs/common';

import { EventLogRegistry } from '../platform/event-log/model/registry.js';
import { demoSeedingEventTypes } from './demo-seeding.decider.js';
import { ExistingAccounts } from './existing-accounts.queries.js';

/** Lets the log know the demo's own events, also where no demo is made: a dump may hold them. */
@Module({ providers: [ExistingAccounts] })
export class DemoModule {
  constructor(registry: EventLogRegistry) {
    registry.register({ eventTypes: demoSeedingEventTypes });
  }
}
