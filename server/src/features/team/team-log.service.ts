import { Injectable } from '@nestjs/common';
import type { TeamChange } from '@selvedge/shared/team/contract';

import { EventLog } from '../../platform/event-log/event-log.js';
import type { Recorded } from '../../platform/event-log/model/projection.js';
import { PeopleQueries } from '../accounts/index.js';
import { changesOf } from './team-changes.js';
import { teamStream } from './team.decider.js';
import type { TeamEvent } from './team.events.js';

/** As far back as the screen tells of. */
const newest = 100;

/** Who changed what about the people of a store: a view of the log, and nothing else. */
@Injectable()
export class TeamLog {
  constructor(
    private readonly log: EventLog,
    private readonly people: PeopleQueries,
  ) {}

  /** The newest first. */
  async of(division: number): Promise<readonly TeamChange[]> {
    const events = await this.log.readStream(division, teamStream({ division }));
    // The stream of a team holds the events of teams.
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
