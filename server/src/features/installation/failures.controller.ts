import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  RetryEvent,
  RetryJob,
  RetryStall,
  SkipEvent,
  type Failures,
} from '@selvedge/shared/installation/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { FailuresService } from './failures.service.js';

/** Failures that need a person: unreadable events, failed jobs and stalled subscriptions. */
@Controller('omnis/v3/atlas/installation/failures')
@Can('installation.manage')
export class FailuresController {
  constructor(private readonly failures: FailuresService) {}

  @Get()
  list(): Promise<Failures> {
    return this.failures.list();
  }

  /** Returns the remaining failures. */
  @Post('events/retry')
  @HttpCode(HttpStatus.OK)
  async retryEvent(@Body() { division, position }: RetryEvent): Promise<Failures> {
    await this.failures.retryEvent({ division, position });
    return this.failures.list();
  }

  /** Returns the remaining failures; a job that fails again reappears. */
  @Post('jobs/retry')
  @HttpCode(HttpStatus.OK)
  async retryJob(@Body() { id }: RetryJob): Promise<Failures> {
    await this.failures.retryJob(id);
    return this.failures.list();
  }

  /** Returns the remaining failures; a subscription that stalls again reappears. */
  @Post('stalls/retry')
  @HttpCode(HttpStatus.OK)
  async retryStall(@Body() place: RetryStall): Promise<Failures> {
    await this.failures.retryStall(place);
    return this.failures.list();
  }

  /**
   * Makes a subscription skip one event permanently, and records the reason. It cannot be undone.
   */
  @Post('stalls/skip')
  @HttpCode(HttpStatus.OK)
  async skip(@Context() context: CommandContext, @Body() skip: SkipEvent): Promise<Failures> {
    await this.failures.skip(context, skip);
    return this.failures.list();
  }
}
