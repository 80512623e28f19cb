import { Injectable } from '@nestjs/common';
import type { Failures, RetryStall, SkipEvent } from '@selvedge/shared/installation/contract';
import { platformDivision } from '@selvedge/shared/stores/contract';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { StalledSubscribers } from '../../platform/event-log/model/stalled.js';
import { UnreadableEvents, type EventPlace } from '../../platform/event-log/model/dead-letter.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { NotFound } from '../../platform/refusals.js';
import { StillUnreadable } from './installation.errors.js';
import { skippingDecider } from './skipping.decider.js';

const listed = 100;

@Injectable()
export class FailuresService {
  constructor(
    private readonly unreadable: UnreadableEvents,
    private readonly jobs: Jobs,
    private readonly stalled: StalledSubscribers,
    private readonly commands: CommandHandler,
  ) {}

  async list(): Promise<Failures> {
    const [events, jobs, stalls] = await Promise.all([
      this.unreadable.list(),
      this.jobs.deadLetters(listed),
      this.stalled.list(),
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
      stalls,
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

  /** Throws NotFound. */
  async retryStall(place: RetryStall): Promise<void> {
    if (!(await this.stalled.decide(place, 'retry'))) throw new NotFound();
  }

  /** Throws NotFound if the subscription is no longer stalled at that event. */
  async skip(context: CommandContext, skip: SkipEvent): Promise<void> {
    const { division, subscriber, position, reason } = skip;
    const stalls = await this.stalled.list();
    const isThere = stalls.some(
      (one) =>
        one.division === division && one.subscriber === subscriber && one.position === position,
    );
    if (!isThere) throw new NotFound();
    const command = { type: 'SkipEvent', division, subscriber, position, reason } as const;
    await this.commands.handle(
      { ...context, division: platformDivision },
      skippingDecider,
      command,
    );
    await this.stalled.decide(skip, 'skip');
  }
}
