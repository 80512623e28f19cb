import { Injectable } from '@nestjs/common';
import type {
  DashboardNotification,
  DashboardNotifications,
} from '@selvedge/shared/notifications/contract';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { LiveCursors } from '../../platform/live/live-cursors.js';
import type { TouchNotification } from './notification.commands.js';
import { notificationDecider } from './notification.decider.js';
import type { NotificationRow } from './notifications.projection.js';
import { NotificationsQueries } from './notifications.queries.js';

/** As many as one answer lists. */
const maxListed = 50;

/** What somebody is told in the dashboard of a store, and what they do with it. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly queries: NotificationsQueries,
    private readonly commands: CommandHandler,
    private readonly cursors: LiveCursors,
  ) {}

  async list({ division, actor }: CommandContext): Promise<DashboardNotifications> {
    const cursor = this.cursors.of(division);
    const { rows, unread } = await this.queries.newest(division, actor, maxListed);
    return { notifications: rows.map(asTold), unread, cursor };
  }

  /** Throws NotificationNotFound. */
  async touch(
    context: CommandContext,
    recipientId: string,
    type: TouchNotification['type'],
  ): Promise<void> {
    const command = { type, recipientId, person: context.actor };
    await this.commands.handle(context, notificationDecider, command);
  }
}

function asTold({
  division: _division,
  person: _person,
  deliveredAt: _deliveredAt,
  content,
  ...row
}: NotificationRow): DashboardNotification {
  return { ...row, ...content };
}
