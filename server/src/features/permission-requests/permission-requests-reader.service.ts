import { Injectable } from '@nestjs/common';
import type {
  OpenPermissionRequests,
  OwnPermissionRequests,
} from '@selvedge/shared/permission-requests/contract';

import { EventLog } from '../../platform/event-log/event-log.js';
import type { Recorded } from '../../platform/event-log/model/projection.js';
import { LiveCursors } from '../../platform/live/live-cursors.js';
import { PeopleQueries } from '../accounts/index.js';
import {
  permissionRequestDecider,
  requestsStream,
  type PermissionRequest,
} from './permission-request.decider.js';
import type { PermissionRequestEvent } from './permission-request.events.js';

/** Request with its time and the actor of its last event. */
interface TrackedRequest extends PermissionRequest {
  readonly at: string;
  readonly lastBy: string;
}

/** Maximum number of a requester's own requests in one response. */
const newestOwn = 20;

/** Reads permission requests directly from the event log; their number is small. */
@Injectable()
export class PermissionRequestsReader {
  constructor(
    private readonly log: EventLog,
    private readonly people: PeopleQueries,
    private readonly cursors: LiveCursors,
  ) {}

  /** Lists open requests, oldest first. */
  async open(division: number): Promise<OpenPermissionRequests> {
    const cursor = this.cursors.of(division);
    const open = (await this.all(division)).filter(({ stage }) => stage === 'open');
    const people = await this.people.named(open.map(({ person }) => person));
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const requests = open.map(({ id, person, permissions, reason, at }) => {
      return {
        id,
        name: names.get(person) ?? 'Somebody',
        permissions,
        reason: reason ?? 'A team member',
        at,
      };
    });
    return { requests, cursor };
  }

  /** Lists the requester's own requests, newest first. */
  async of(division: number, requester: string): Promise<OwnPermissionRequests> {
    const cursor = this.cursors.of(division);
    const own = (await this.all(division)).filter(({ person }) => person === requester);
    const requests = own
      .reverse()
      .slice(0, newestOwn)
      .map(({ id, permissions, stage, word, at }) => ({ id, permissions, stage, word, at }));
    return { requests, cursor };
  }

  async find(division: number, id: string): Promise<TrackedRequest | undefined> {
    return (await this.all(division)).find((one) => one.id === id);
  }

  /** Returns the name of the last actor of a request; undefined if they have no account. */
  async answererOf(division: number, id: string): Promise<string | undefined> {
    const found = await this.find(division, id);
    const [person] = await this.people.named(found === undefined ? [] : [found.lastBy]);
    return person?.name;
  }

  private async all(division: number): Promise<TrackedRequest[]> {
    const events = await this.log.readStream(division, requestsStream({ division }));
    let requests = permissionRequestDecider.initial;
    const requestedAt = new Map<string, string>();
    const lastBy = new Map<string, string>();
    // This stream contains only permission request events.
    for (const {
      event,
      actor,
      occurredAt,
    } of events as readonly Recorded<PermissionRequestEvent>[]) {
      requests = permissionRequestDecider.evolve(requests, event);
      if (event.type === 'PermissionRequested') requestedAt.set(event.requestId, occurredAt);
      lastBy.set(event.requestId, actor);
    }
    return [...requests.values()].map((one) => {
      return { ...one, at: requestedAt.get(one.id) ?? '', lastBy: lastBy.get(one.id) ?? '' };
    });
  }
}
