import { Injectable } from '@nestjs/common';
import type { RunNotification } from '@selvedge/shared/notifications/contract';
import { actionAt, hrefOf } from '@selvedge/shared/notifications/notification';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { OutgoingFailed } from '../../platform/http-client/http-client.errors.js';
import { HttpClient } from '../../platform/http-client/http-client.js';
import { StoreDirectory } from '../stores/index.js';
import { notificationDecider } from './notification.decider.js';
import {
  NotificationNotFound,
  NotificationNotTaken,
  NotificationTakesPro,
} from './notification.errors.js';
import type { NotificationRow } from './notifications.projection.js';
import { NotificationsQueries } from './notifications.queries.js';

/** The response is not shown to anyone. */
const requestOptions = { accept: '*/*', maxBytes: 64 * 1024 };

/** Posts the data of a notification to its address on behalf of its recipient (NTF-005). */
@Injectable()
export class NotificationRunner {
  constructor(
    private readonly queries: NotificationsQueries,
    private readonly client: HttpClient,
    private readonly commands: CommandHandler,
    private readonly stores: StoreDirectory,
  ) {}

  /**
   * Throws NotificationNotFound, NotificationTakesPro if the action requires Pro, and
   * NotificationNotTaken if the other host refuses the request.
   */
  async run(
    context: CommandContext,
    recipientId: string,
    { action, values = {} }: RunNotification,
  ): Promise<void> {
    const { division, actor: person } = context;
    const row = await this.queries.find(division, recipientId);
    if (row?.person !== person || isAway(row)) throw new NotificationNotFound();
    const { href, forcePro } = pressedOf(row, action);
    if (href?.kind !== 'post') throw new NotificationNotFound();
    if (forcePro && this.stores.store(division)?.pro !== true) throw new NotificationTakesPro();
    await this.post(href.address, row, filledIn(row, values));
    const open = { type: 'OpenNotification', recipientId, person } as const;
    await this.commands.handle(context, notificationDecider, open);
  }

  private async post(
    address: string,
    { id, recipientId, content }: NotificationRow,
    filled: readonly Named[],
  ): Promise<void> {
    const carried = Object.entries(content.data).map(([name, value]): Named => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    const own: readonly Named[] = [
      ['id', id],
      ['recipientId', recipientId],
    ];
    const form = new URLSearchParams([...carried, ...filled, ...own].map(([...pair]) => pair));
    const { status } = await this.client
      .post(address, form, requestOptions)
      .catch((error: unknown) => {
        throw error instanceof OutgoingFailed ? new NotificationNotTaken() : error;
      });
    if (status >= 400) throw new NotificationNotTaken();
  }
}

/** Returns the pressed action, or the notification itself. */
function pressedOf({ content }: NotificationRow, action: string | undefined) {
  const { href, forcePro } =
    action === undefined
      ? { href: content.href, forcePro: false }
      : (actionAt(content, action) ?? { href: null, forcePro: false });
  return { href: hrefOf(href ?? ''), forcePro };
}

type Named = readonly [name: string, value: string];

/** Accepts only values of the form's fields. */
function filledIn(
  { content: { form } }: NotificationRow,
  values: NonNullable<RunNotification['values']>,
): readonly Named[] {
  return (form?.fields ?? []).map(({ name }): Named => [name, values[name] ?? '']);
}

function isAway({ deliveredAt, deletedAt }: NotificationRow): boolean {
  return deliveredAt === null || deletedAt !== null;
}
