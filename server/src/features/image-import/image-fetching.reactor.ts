import { Injectable } from '@nestjs/common';

import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { WorkReactor } from '../../platform/event-log/model/registry.js';
import { jobIdFor } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { ImageImportEvent } from './image-import.events.js';
import { ImageFetcher } from './image-fetcher.js';

const jobName = 'outside-picture';

/** Hands every picture that is wanted to the jobs: other hosts are slow, and the log's own work is not to wait. */
@Injectable()
export class ImageFetching implements WorkReactor {
  readonly name = 'outside-picture-fetch';
  readonly reads = ['OutsidePictureWanted'];

  constructor(
    private readonly jobs: Jobs,
    fetcher: ImageFetcher,
  ) {
    jobs.handle(jobName, async ({ division, key }) => {
      if (typeof division === 'number' && typeof key === 'string')
        await fetcher.fetch(division, key);
    });
  }

  async react(recorded: Recorded): Promise<void> {
    const { division, correlationId } = recorded;
    // It reads OutsidePictureWanted alone.
    const { key } = recorded.event as Extract<ImageImportEvent, { type: 'OutsidePictureWanted' }>;
    await this.jobs.add({
      name: jobName,
      id: jobIdFor(this.name, recorded),
      data: { division, key },
      correlationId,
      isPatient: true,
    });
  }
}
