import { Injectable } from '@nestjs/common';

import type { Reactor } from '../../../platform/event-log/model/subscription.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import type { NotificationEvent } from '../notification.events.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

/** EVT-015: sends what somebody is told to one of their browsers. */
export const pushJob = 'push';

/** NTF-013: what has come to somebody goes to each of their browsers too, each by a job of its own. */
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
