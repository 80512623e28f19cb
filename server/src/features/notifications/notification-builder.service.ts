import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type {
  NotificationRecipients,
  NotificationSent,
  SendNotification,
} from '@selvedge/shared/notifications/contract';
import type { NotificationContent } from '@selvedge/shared/notifications/notification';

import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { InvalidInput } from '../../platform/refusals.js';
import { PeopleQueries } from '../accounts/index.js';
import { NotificationSender } from './notification-sender.service.js';

/** Sends notifications from a member to other members of the store (NTF-015). */
@Injectable()
export class NotificationBuilder {
  constructor(
    private readonly sender: NotificationSender,
    private readonly people: PeopleQueries,
  ) {}

  /** Ordered by name. */
  async recipients(division: number): Promise<NotificationRecipients> {
    const people = await this.people.ofStore(division);
    return { recipients: people.map(({ id, name }) => ({ id, name })) };
  }

  /** Throws InvalidInput if a recipient does not belong to the store. */
  async send(context: CommandContext, sent: SendNotification): Promise<NotificationSent> {
    const { position, template, dismissAction, tag, recipients: people } = sent;
    const { recipients } = await this.recipients(context.division);
    const allowed = new Set(recipients.map(({ id }) => id));
    if (people.some((one) => !allowed.has(one)))
      throw new InvalidInput({ recipients: ['Choose members of this shop'] });
    const manner = {
      ...{ position, template, dismissAction, tag: tag === '' ? null : tag },
      ...{ replacePrevious: tag !== '', mergable: tag !== '' && sent.mergable === true },
    };
    // Normalized to UTC, because the client may send any offset.
    const scheduledAt = sent.scheduledAt && new Date(sent.scheduledAt).toISOString();
    const id = randomUUID();
    await this.sender.send(context, {
      ...{ id, people, content: contentOf(sent), manner, scheduledAt },
    });
    return { id };
  }
}

function contentOf(sent: SendNotification): NotificationContent {
  const {
    title,
    body,
    image,
    href,
    related,
    form = null,
    actions = [],
    footerAction = null,
  } = sent;
  const data = { ...sent.data, ...(related !== '' && { related }) };
  return { title, body, image, href, data, form, actions, footerAction };
}
