import { Injectable } from '@nestjs/common';

import { Jobs } from '../../../platform/jobs/jobs.js';
import { PaymentWebhooks, webhookJob } from './payment-webhooks.service.js';

@Injectable()
export class PaymentWebhooksProcessor {
  constructor(jobs: Jobs, webhooks: PaymentWebhooks) {
    jobs.handle(webhookJob, async ({ webhookId }) => {
      if (typeof webhookId === 'string') await webhooks.process(webhookId);
    });
  }
}
