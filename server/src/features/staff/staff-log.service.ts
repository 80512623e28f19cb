import { Injectable } from '@nestjs/common';
import type { StaffChange } from '@selvedge/shared/staff/contract';
import { platformDivision } from '@selvedge/shared/stores/contract';

import { EventLog } from '../../platform/event-log/event-log.js';
import type { Recorded } from '../../platform/event-log/model/projection.js';
import { PeopleQueries, staffStream, type StaffEvent } from '../accounts/index.js';

/** Number of changes that the screen shows. */
const newest = 100;

/** Change history of staff accounts, derived from the event log. */
@Injectable()
export class StaffLog {
  constructor(
    private readonly log: EventLog,
    private readonly people: PeopleQueries,
  ) {}

  async list(): Promise<readonly StaffChange[]> {
    const all = await this.log.readStream(platformDivision, staffStream);
    // This stream contains only staff events.
    const events = (all as readonly Recorded<StaffEvent>[]).slice(-newest).reverse();
    const named = await this.people.named(
      events.flatMap(({ actor, event }) => [actor, personOf(event)]),
    );
    const names = new Map(named.map(({ id, name }) => [id, name]));
    return events.map(({ version, actor, occurredAt: at, event }) => ({
      ...{ version, at, by: names.get(actor) ?? null },
      person: names.get(personOf(event)) ?? null,
      what: whatOf(event),
      permissions: event.type === 'StaffPermissionsChanged' ? event.permissions : [],
    }));
  }
}

const WHAT = {
  StaffPermissionsChanged: 'changed',
  StaffDisabled: 'disabled',
  StaffEnabled: 'enabled',
  StaffMuted: 'muted',
  StaffUnmuted: 'unmuted',
} as const satisfies Readonly<Record<StaffEvent['type'], StaffChange['what']>>;

function personOf({ id }: StaffEvent): string {
  return `staff:${String(id)}`;
}

function whatOf({ type }: StaffEvent): StaffChange['what'] {
  return WHAT[type];
}
