import { Injectable } from '@nestjs/common';
import type { NotificationContent } from '@selvedge/shared/notifications/notification';

import { Clock } from '../../platform/clock.js';
import {
  commandFor,
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { Reactor } from '../../platform/event-log/model/subscription.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { notificationDecider } from './notification.decider.js';
import type { NotificationEvent } from './notification.events.js';
import type { NotificationRow } from './notifications.projection.js';
import { NotificationsQueries } from './notifications.queries.js';

/** Job that marks a scheduled notification as due. */
export const dueJob = 'notification-due';

/**
 * Delivers notifications to their recipients (NTF-003). Within a store they are delivered one after
 * the other, so that the later of two with the same tag always finds the earlier one.
 */
@Injectable()
export class NotificationDelivery implements Reactor<NotificationEvent> {
  readonly name = 'notification-delivery';
  readonly on: Reactor<NotificationEvent>['on'] = {
    NotificationCreated: (recorded, { key }) => {
      const { scheduledAt } = recorded.event;
      const isDue = scheduledAt === null || Date.parse(scheduledAt) <= this.clock.now().getTime();
      return isDue ? this.deliver(recorded) : this.schedule(recorded, key, scheduledAt);
    },
    NotificationFellDue: (recorded) => this.deliver(recorded),
  };

  constructor(
    private readonly commands: CommandHandler,
    private readonly queries: NotificationsQueries,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** The job only records that the time has come; the delivery follows in log order (NTF-012). */
  private async schedule(
    { division, correlationId, event: { recipientId, person } }: Recorded<NotificationEvent>,
    id: string,
    scheduledAt: string,
  ): Promise<void> {
    const data = { division, recipientId, person };
    const notBefore = new Date(scheduledAt);
    await this.jobs.add({ name: dueJob, id, data, correlationId, notBefore });
  }

  private async deliver({
    division,
    correlationId,
    eventId: causationId,
    event: { recipientId },
  }: Recorded<NotificationEvent>): Promise<void> {
    const row = await this.queries.find(division, recipientId);
    // The recipient was erased meanwhile, or the notification is already delivered.
    if (row === undefined || row.deliveredAt !== null) return;
    const context = { division, actor: `system:${this.name}`, correlationId, causationId };
    await this.bring(context, row);
  }

  private async bring(context: CommandContext, row: NotificationRow): Promise<void> {
    const { recipientId, person } = row;
    const before = await this.before(row);
    const merges = before.map((one) =>
      commandFor(notificationDecider, {
        type: 'MergeNotification',
        ...{ recipientId: one.recipientId, person, into: recipientId },
      }),
    );
    const data = dataOf(row, before);
    const deliver = { type: 'DeliverNotification', recipientId, person, data } as const;
    await this.commands.handleTogether(context, [
      ...merges,
      commandFor(notificationDecider, deliver),
    ]);
  }

  /** Returns the notifications that this one replaces. */
  private async before({ division, person, tag, replacePrevious, mergable }: NotificationRow) {
    if (tag === null || !(replacePrevious || mergable)) return [];
    return this.queries.tagged(division, person, tag);
  }
}

/** Merges the data of replaced notifications; the data of the new one takes precedence. */
function dataOf(
  { content, mergable }: NotificationRow,
  before: readonly NotificationRow[],
): NotificationContent['data'] {
  if (!mergable) return content.data;
  const taken = before.map((one) => one.content.data);
  return [...taken, content.data].reduce((all, one) => ({ ...all, ...one }), {});
}
