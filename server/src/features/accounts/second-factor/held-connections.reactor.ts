import { Injectable } from '@nestjs/common';

import { EventLogRegistry } from '../../../platform/event-log/model/registry.js';
import type { Reactor } from '../../../platform/event-log/model/subscription.js';
import { LiveSessions } from '../../../platform/live/live-sessions.js';
import type { StoreEvent } from '../../stores/index.js';
import { SecondFactorQueries } from './second-factor.queries.js';
import type { SecondFactorEvent } from './second-factor.events.js';

/**
 * Drops live connections that the second-factor requirement no longer allows (IDN-005). HTTP calls
 * are checked on every request.
 */
@Injectable()
export class HeldConnections implements Reactor<StoreEvent | SecondFactorEvent> {
  readonly name = 'held-connections';
  readonly on: Reactor<StoreEvent | SecondFactorEvent>['on'] = {
    StoreSaved: async ({ division, event: { store } }) => {
      if (store.force2fa !== true) return;
      const held = await this.queries.membersWithout(division);
      for (const id of held) this.live.drop(`customer:${String(id)}`);
    },
    SecondFactorRemoved: ({ event: { kind, id } }) => {
      this.live.drop(`${kind}:${String(id)}`);
      return Promise.resolve();
    },
  };

  constructor(
    registry: EventLogRegistry,
    private readonly queries: SecondFactorQueries,
    private readonly live: LiveSessions,
  ) {
    registry.register({ reactors: [this] });
  }
}
