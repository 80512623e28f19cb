import { randomUUID } from 'node:crypto';

import type {
  NotificationContent,
  NotificationManner,
} from '@selvedge/shared/notifications/notification';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import type { TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { notificationDecider } from './notification.decider.js';
import { NotificationSender } from './notification-sender.service.js';
import { NotificationsQueries } from './notifications.queries.js';

export const content: NotificationContent = {
  ...{ title: 'New order 17', body: '2 pieces for £40.00', image: null, href: '{order}' },
  ...{ data: { orderId: 17 }, form: null, actions: [], footerAction: null },
};

export const manner: NotificationManner = {
  ...{ position: 'header', template: 'Simple', dismissAction: 'remove' },
  ...{ tag: null, replacePrevious: false, mergable: false },
};

/** Records every kind of notification event for a person in a store's log. */
export async function recordNotifications(app: TestApp, context: CommandContext): Promise<void> {
  const person = 'customer:1';
  const [sender, queries, handler] = [
    app.get(NotificationSender),
    app.get(NotificationsQueries),
    app.get(CommandHandler),
  ];
  const of = { people: [person], content };
  const top = { ...manner, position: 'top-right' } as const;
  const all = async () => (await queries.newest(context.division, person, { limit: 9 })).rows;
  await sender.send(context, { id: randomUUID(), ...of, manner: top });
  const [first] = await until(all, ({ length }) => length === 1);
  const recipientId = first?.recipientId ?? '';
  for (const type of ['PutNotificationAside', 'OpenNotification', 'DismissNotification'] as const)
    await handler.handle(context, notificationDecider, { type, recipientId, person });
  const merged = { ...manner, tag: 'order-17', mergable: true };
  for (const id of ['one', 'two']) {
    await sender.send(context, { id: `${id} ${randomUUID()}`, ...of, manner: merged });
    await until(all, (rows) => rows.some((row) => row.id.startsWith(id)));
  }
}
