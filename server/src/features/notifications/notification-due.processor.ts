import { Injectable } from '@nestjs/common';

import { currentCorrelationId } from '../../platform/tracing/correlation.js';
import { CommandHandler } from '../../platform/event-log/commands/command-handler.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { dueJob } from './notification-delivery.reactor.js';
import { notificationDecider } from './notification.decider.js';

/** Records that a scheduled notification is due (NTF-012). */
@Injectable()
export class NotificationDueProcessor {
  constructor(jobs: Jobs, commands: CommandHandler) {
    jobs.handle(dueJob, async ({ division, recipientId, person }) => {
      if (typeof division !== 'number') return;
      if (typeof recipientId !== 'string' || typeof person !== 'string') return;
      const actor = `system:${dueJob}`;
      const context = { division, actor, correlationId: currentCorrelationId() ?? dueJob };
      const command = { type: 'NoteThatNotificationIsDue', recipientId, person } as const;
      await commands.handle(context, notificationDecider, command);
    });
  }
}
