import { Injectable } from '@nestjs/common';
import type { StandingRecord } from '@selvedge/shared/plans/standing-contract';

import { EventLog } from '../../../platform/event-log/event-log.js';
import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { PeopleQueries } from '../../accounts/index.js';
import { storeStream, type StoreEvent } from '../../stores/index.js';
import { planStateChanges } from './plan-state.rules.js';

/** Maximum number of entries on the screen. */
const newest = 100;

/** Change history of a store's platform status, derived from the store's event stream. */
@Injectable()
export class PlanStateLog {
  constructor(
    private readonly log: EventLog,
    private readonly people: PeopleQueries,
  ) {}

  /** Lists changes, newest first. */
  async list(division: number): Promise<readonly StandingRecord[]> {
    const all = await this.log.readStream(division, storeStream(division));
    // The stream of a store contains only store events.
    const saved = all as readonly Recorded<StoreEvent>[];
    const changed = saved
      .map((one, index) => {
        const changes = planStateChanges(saved[index - 1]?.event.store, one.event.store);
        return { recorded: one, changes };
      })
      .filter(({ changes }) => changes.length > 0)
      .slice(-newest)
      .toReversed();
    const named = await this.people.named([
      ...new Set(changed.map(({ recorded }) => recorded.actor)),
    ]);
    const names = new Map(named.map(({ id, name }) => [id, name]));
    return changed.map(({ recorded: { version, occurredAt: at, actor }, changes }) => ({
      ...{ version, at, by: names.get(actor) ?? null, changes },
    }));
  }
}
