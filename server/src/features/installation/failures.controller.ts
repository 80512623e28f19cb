import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { RetryEvent, RetryJob, type Failures } from '@selvedge/shared/installation/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import { FailuresService } from './failures.service.js';

/** What was set aside and waits for a person: events that cannot be read, and jobs that failed. */
@Controller('omnis/v3/atlas/installation/failures')
@Can('installation.manage')
export class FailuresController {
  constructor(private readonly failures: FailuresService) {}

  @Get()
  list(): Promise<Failures> {
    return this.failures.list();
  }

  /** Answers what is left. */
  @Post('events/retry')
  @HttpCode(HttpStatus.OK)
  async retryEvent(@Body() { division, position }: RetryEvent): Promise<Failures> {
    await this.failures.retryEvent({ division, position });
    return this.failures.list();
  }

  /** Answers what is left; what is tried now comes back when it fails again. */
  @Post('jobs/retry')
  @HttpCode(HttpStatus.OK)
  async retryJob(@Body() { id }: RetryJob): Promise<Failures> {
    await this.failures.retryJob(id);
    return this.failures.list();
  }
}
