import { Injectable } from '@nestjs/common';

import type { Reactor } from '../../../platform/event-log/model/subscription.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import type { NotificationEvent } from '../notification.events.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

/** Job that pushes a notification to one browser (EVT-015). */
export const pushJob = 'push';

/** Queues a push job for each browser of the recipient (NTF-013). */
@Injectable()
export class NotificationPush implements Reactor<NotificationEvent> {
  readonly name = 'notification-push';
  readonly on: Reactor<NotificationEvent>['on'] = {
    NotificationDelivered: async (
      { division, correlationId, event: { recipientId, person } },
      { key },
    ) => {
      for (const { division: at, id: subscription } of await this.subscriptions.of(person)) {
        const data = { division, recipientId, person, at, subscription };
        const id = `${key}-${String(at)}-${subscription}`;
        await this.jobs.add({ name: pushJob, id, data, correlationId });
      }
    },
  };

  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly jobs: Jobs,
  ) {}
}
