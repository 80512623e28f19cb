import { Injectable } from '@nestjs/common';
import { hrefOf } from '@selvedge/shared/notifications/notification';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { OutgoingFailed } from '../../platform/http-client/http-client.errors.js';
import { HttpClient } from '../../platform/http-client/http-client.js';
import { notificationDecider } from './notification.decider.js';
import { NotificationNotFound, NotificationNotTaken } from './notification.errors.js';
import type { NotificationRow } from './notifications.projection.js';
import { NotificationsQueries } from './notifications.queries.js';

/** Nothing of the answer is shown to anybody. */
const wish = { accept: '*/*', maxBytes: 64 * 1024 };

/** NTF-005: posts what a notification carries to its address, on behalf of whoever has it. */
@Injectable()
export class NotificationRunner {
  constructor(
    private readonly queries: NotificationsQueries,
    private readonly client: HttpClient,
    private readonly commands: CommandHandler,
  ) {}

  /** Throws NotificationNotFound, and NotificationNotTaken where the other host does not want it. */
  async run(context: CommandContext, recipientId: string): Promise<void> {
    const { division, actor: person } = context;
    const row = await this.queries.find(division, recipientId);
    const href = row?.person === person ? hrefOf(row.content.href ?? '') : undefined;
    if (row === undefined || isAway(row) || href?.kind !== 'post') throw new NotificationNotFound();
    await this.post(href.address, row);
    const open = { type: 'OpenNotification', recipientId, person } as const;
    await this.commands.handle(context, notificationDecider, open);
  }

  private async post(address: string, { id, recipientId, content }: NotificationRow) {
    const carried = Object.entries(content.data).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    const form = new URLSearchParams([...carried, ['id', id], ['recipientId', recipientId]]);
    const { status } = await this.client.post(address, form, wish).catch((error: unknown) => {
      throw error instanceof OutgoingFailed ? new NotificationNotTaken() : error;
    });
    if (status >= 400) throw new NotificationNotTaken();
  }
}

function isAway({ deliveredAt, deletedAt }: NotificationRow): boolean {
  return deliveredAt === null || deletedAt !== null;
}
