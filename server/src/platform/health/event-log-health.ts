import { Injectable } from '@nestjs/common';

import { EventLogRuntime } from '../event-log/event-log-runtime.js';
import { FanOut } from '../event-log/subscriptions/fan-out.js';
import { SubscriptionRunner } from '../event-log/subscriptions/subscription-runner.js';
import { Health, type PartHealth } from './health.js';

/** Watches the event log, its read models and its subscriptions. */
@Injectable()
export class EventLogHealth {
  constructor(
    health: Health,
    { outdated, unreadable }: EventLogRuntime,
    fanOut: FanOut,
    runner: SubscriptionRunner,
  ) {
    health.watch('readModels', () => Promise.resolve({ ...outdated.state() }));
    // The log still works for other shops, but operators must be informed.
    const isOptional = true;
    const countUnreadable = async (): Promise<PartHealth> => {
      const count = await unreadable.count();
      return { up: count === 0, unreadable: count };
    };
    health.watch('events', countUnreadable, { isOptional });
    health.watch('fanOut', () => Promise.resolve(stalled(fanOut.stalls())), { isOptional });
    health.watch('subscriptions', () => Promise.resolve(stalled(runner.stalls())), { isOptional });
  }
}

/** Reports only the number of stalls: the page may be public, and the reasons are in the log. */
function stalled(stalls: readonly string[]): PartHealth {
  return { up: stalls.length === 0, stalled: stalls.length };
}
