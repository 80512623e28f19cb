import { Injectable } from '@nestjs/common';

import { Jobs } from '../../../platform/jobs/jobs.js';
import { pushJob } from './notification-push.reactor.js';
import { Pushing } from './pushing.service.js';

/** Runs push jobs, with retries while a push service is down (NTF-013). */
@Injectable()
export class PushProcessor {
  constructor(jobs: Jobs, pushing: Pushing) {
    jobs.handle(pushJob, async ({ division, recipientId, person, at, subscription }) => {
      if (typeof division !== 'number' || typeof at !== 'number') return;
      if (typeof recipientId !== 'string' || typeof person !== 'string') return;
      if (typeof subscription !== 'string') return;
      const to = { division: at, id: subscription };
      await pushing.push({ division, recipientId, person }, to);
    });
  }
}
