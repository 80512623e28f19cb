import { Injectable } from '@nestjs/common';

import { Jobs } from '../../../platform/jobs/jobs.js';
import { MediaThumbnails } from './media-thumbnails.service.js';
import { thumbnailJob } from './thumbnail-jobs.service.js';

/** IMG-018: the job that makes the thumbnails of an upload. */
@Injectable()
export class MediaThumbnailsProcessor {
  constructor(jobs: Jobs, thumbnails: MediaThumbnails) {
    jobs.handle(thumbnailJob, async ({ division, uuid }) => {
      if (typeof division === 'number' && typeof uuid === 'string')
        await thumbnails.make(division, uuid);
    });
  }
}
