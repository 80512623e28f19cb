import { Injectable } from '@nestjs/common';

import { Jobs } from '../../../platform/jobs/jobs.js';
import { MediaThumbnails } from './media-thumbnails.service.js';
import { thumbnailJob } from './thumbnail-jobs.service.js';

/** Job that renders the thumbnails of an upload (IMG-018). */
@Injectable()
export class MediaThumbnailsProcessor {
  constructor(jobs: Jobs, thumbnails: MediaThumbnails) {
    jobs.handle(thumbnailJob, async ({ division, uuid }) => {
      if (typeof division === 'number' && typeof uuid === 'string')
        await thumbnails.make(division, uuid);
    });
  }
}
