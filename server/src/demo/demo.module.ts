import { Module } from '@nestjs/common';

import { EventLogRegistry } from '../platform/event-log/model/registry.js';
import { demoSeedingEventTypes } from './demo-seeding.decider.js';
import { ExistingAccounts } from './existing-accounts.queries.js';

/**
 * Registers the demo's events even if seeding is disabled, because a restored database may contain
 * them.
 */
@Module({ providers: [ExistingAccounts] })
export class DemoModule {
  constructor(registry: EventLogRegistry) {
    registry.register({ eventTypes: demoSeedingEventTypes });
  }
}
