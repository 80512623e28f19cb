import { Injectable } from '@nestjs/common';
import type {
  DashboardNotification,
  DashboardNotifications,
} from '@selvedge/shared/notifications/contract';

import {
  commandFor,
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { LiveCursors } from '../../platform/live/live-cursors.js';
import type { TouchNotification } from './notification.commands.js';
import { notificationDecider } from './notification.decider.js';
import type { NotificationRow } from './notifications.projection.js';
import { NotificationsQueries } from './notifications.queries.js';

/** Maximum length of a list. */
const maxListed = 50;

/** Maximum number of notifications opened in one transaction. */
const maxOpenedAtOnce = 100;

/** Lists and changes the notifications of a person in a store's dashboard. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly queries: NotificationsQueries,
    private readonly commands: CommandHandler,
    private readonly cursors: LiveCursors,
  ) {}

  async list(
    { division, actor }: CommandContext,
    before?: string,
  ): Promise<DashboardNotifications> {
    const cursor = this.cursors.of(division);
    const page = { limit: maxListed, before };
    const { rows, unread, hasOlder } = await this.queries.newest(division, actor, page);
    const older = hasOlder ? (rows.at(-1)?.recipientId ?? null) : null;
    return { notifications: rows.map(toDashboardNotification), unread, older, cursor };
  }

  /**
   * Opens all unread notifications (NTF-011). Skips those removed meanwhile; new ones stay unread.
   */
  async openAll(context: CommandContext): Promise<void> {
    const { division, actor: person } = context;
    let unopened: readonly NotificationRow[];
    do {
      unopened = await this.queries.unopened(division, person, maxOpenedAtOnce);
      const opens = unopened.map(({ recipientId }) =>
        commandFor(notificationDecider, { type: 'OpenNotification', recipientId, person }),
      );
      if (opens.length > 0) await this.commands.handleTogether(context, opens);
    } while (unopened.length === maxOpenedAtOnce);
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

function toDashboardNotification({
  division: _division,
  person: _person,
  deliveredAt: _deliveredAt,
  content,
  ...row
}: NotificationRow): DashboardNotification {
  return { ...row, ...content };
}
