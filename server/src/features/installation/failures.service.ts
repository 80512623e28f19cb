import { Injectable } from '@nestjs/common';
import type { Failures } from '@selvedge/shared/installation/contract';

import { UnreadableEvents, type EventPlace } from '../../platform/event-log/model/set-aside.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { NotFound } from '../../platform/refusals.js';
import { StillUnreadable } from './installation.errors.js';

const listed = 100;

@Injectable()
export class FailuresService {
  constructor(
    private readonly unreadable: UnreadableEvents,
    private readonly jobs: Jobs,
  ) {}

  async list(): Promise<Failures> {
    const [events, jobs] = await Promise.all([
      this.unreadable.list(),
      this.jobs.deadLetters(listed),
    ]);
    return {
      events: events.map(({ division, position, type, problem, noticedAt }) => ({
        division,
        position,
        type,
        problem,
        noticedAt,
      })),
      jobs: jobs.map(({ id, name, tries, reason, failedAt }) => ({
        id,
        name,
        tries,
        reason,
        failedAt,
      })),
    };
  }

  /** Throws NotFound and StillUnreadable. */
  async retryEvent(place: EventPlace): Promise<void> {
    if (!(await this.unreadable.has(place))) throw new NotFound();
    if (!(await this.unreadable.retry(place))) throw new StillUnreadable();
  }

  /** Throws NotFound. */
  async retryJob(id: string): Promise<void> {
    if (!(await this.jobs.retry(id))) throw new NotFound();
  }
}
