import { Injectable } from '@nestjs/common';
import type { TeamChange } from '@selvedge/shared/team/contract';

import { EventLog } from '../../platform/event-log/event-log.js';
import type { Recorded } from '../../platform/event-log/model/projection.js';
import { PeopleQueries } from '../accounts/index.js';
import { changesOf } from './team-changes.js';
import { teamStream } from './team.decider.js';
import type { TeamEvent } from './team.events.js';

/** Number of changes that the screen shows. */
const newest = 100;

/** Change history of a team, derived from its event stream. */
@Injectable()
export class TeamLog {
  constructor(
    private readonly log: EventLog,
    private readonly people: PeopleQueries,
  ) {}

  async of(division: number): Promise<readonly TeamChange[]> {
    const events = await this.log.readStream(division, teamStream({ division }));
    // This stream contains only team events.
    const changes = changesOf(events as readonly Recorded<TeamEvent>[]).slice(0, newest);
    const people = new Set(changes.flatMap(({ by, person }) => [by, person]));
    const named = await this.people.named([...people]);
    const names = new Map(named.map(({ id, name }) => [id, name]));
    return changes.map(({ by, person, ...change }) => ({
      ...change,
      by: names.get(by) ?? null,
      person: names.get(person) ?? null,
    }));
  }
}
