import { Injectable, Logger } from '@nestjs/common';

import { currentCorrelationId } from '../../../platform/tracing/correlation.js';
import { reasonOf } from '../../../platform/jobs/job.js';
import { Jobs } from '../../../platform/jobs/jobs.js';

export const thumbnailJob = 'media-thumbnails';

/** Queues the thumbnails of an upload (IMG-018). */
@Injectable()
export class ThumbnailJobs {
  private readonly logger = new Logger(ThumbnailJobs.name);

  constructor(private readonly jobs: Jobs) {}

  /** An upload succeeds even if this fails: missing thumbnails are rendered on request. */
  async request(division: number, uuid: string): Promise<void> {
    const correlationId = currentCorrelationId() ?? uuid;
    const id = `${thumbnailJob}-${division}-${uuid}`;
    try {
      await this.jobs.add({
        ...{ name: thumbnailJob, id, data: { division, uuid }, correlationId },
        // Many uploads must not delay more urgent jobs such as imports and mails.
        isPatient: true,
      });
    } catch (error) {
      this.logger.warn({ message: 'Cannot queue thumbnails', uuid, reason: reasonOf(error) });
    }
  }
}
