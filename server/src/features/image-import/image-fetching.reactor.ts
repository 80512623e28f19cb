import { Injectable } from '@nestjs/common';

import type { Reactor } from '../../platform/event-log/model/subscription.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { ImageImportEvent } from './image-import.events.js';
import { ImageFetcher } from './image-fetcher.service.js';

const jobName = 'outside-picture';

/** Queues a job for each requested image, because slow hosts must not block the event log. */
@Injectable()
export class ImageFetching implements Reactor<ImageImportEvent> {
  readonly name = 'outside-picture-fetch';
  readonly on: Reactor<ImageImportEvent>['on'] = {
    OutsidePictureWanted: async ({ division, correlationId, event }, { key: id }) => {
      await this.jobs.add({
        name: jobName,
        id,
        data: { division, key: event.key },
        correlationId,
        isPatient: true,
      });
    },
  };

  constructor(
    private readonly jobs: Jobs,
    fetcher: ImageFetcher,
  ) {
    jobs.handle(jobName, async ({ division, key }) => {
      if (typeof division === 'number' && typeof key === 'string')
        await fetcher.fetch(division, key);
    });
  }
}
