import { Injectable, Logger } from '@nestjs/common';

import { currentCorrelationId } from '../../../platform/correlation.js';
import { reasonOf } from '../../../platform/jobs/job.js';
import { Jobs } from '../../../platform/jobs/jobs.js';

export const thumbnailJob = 'media-thumbnails';

/** IMG-018: has the thumbnails of an upload made. */
@Injectable()
export class ThumbnailJobs {
  private readonly logger = new Logger(ThumbnailJobs.name);

  constructor(private readonly jobs: Jobs) {}

  /** An upload succeeds without it too: thumbnails that were not made ahead are made when they are asked for. */
  async request(division: number, uuid: string): Promise<void> {
    const correlationId = currentCorrelationId() ?? uuid;
    const id = `${thumbnailJob}-${division}-${uuid}`;
    try {
      await this.jobs.add({
        ...{ name: thumbnailJob, id, data: { division, uuid }, correlationId },
        // Somebody may be waiting for an import or a mail; many uploads would keep them waiting.
        isPatient: true,
      });
    } catch (error) {
      this.logger.warn({ message: 'no job for thumbnails', uuid, reason: reasonOf(error) });
    }
  }
}
