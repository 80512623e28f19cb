import { Injectable, Logger } from '@nestjs/common';

import { currentCorrelationId } from '../../platform/correlation.js';
import { reasonOf } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { MediaThumbnails } from './media-thumbnails.service.js';

const jobName = 'media-thumbnails';

/** IMG-018: the job that makes the thumbnails of an upload. */
@Injectable()
export class MediaThumbnailsProcessor {
  private readonly logger = new Logger(MediaThumbnailsProcessor.name);

  constructor(
    private readonly jobs: Jobs,
    thumbnails: MediaThumbnails,
  ) {
    jobs.handle(jobName, async ({ division, uuid }) => {
      if (typeof division === 'number' && typeof uuid === 'string')
        await thumbnails.make(division, uuid);
    });
  }

  /** An upload succeeds without it too: thumbnails that were not made ahead are made when they are asked for. */
  async request(division: number, uuid: string): Promise<void> {
    const correlationId = currentCorrelationId() ?? uuid;
    const id = `${jobName}-${division}-${uuid}`;
    try {
      await this.jobs.add({ name: jobName, id, data: { division, uuid }, correlationId });
    } catch (error) {
      this.logger.warn({ message: 'no job for thumbnails', uuid, reason: reasonOf(error) });
    }
  }
}
