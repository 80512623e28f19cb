import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type {
  NotificationContent,
  NotificationManner,
} from '@selvedge/shared/notifications/notification';

import {
  commandFor,
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { PeopleQueries } from '../accounts/index.js';
import { notificationDecider } from './notification.decider.js';

/** A notification with its recipients. */
export interface OutgoingNotification {
  /** Idempotency key: sending the same id again has no effect. */
  readonly id: string;
  readonly people: readonly string[];
  readonly content: NotificationContent;
  readonly manner: NotificationManner;
  /** Immediate if omitted. */
  readonly scheduledAt?: string | null;
}

/** Creates a separate notification for each recipient. */
@Injectable()
export class NotificationSender {
  constructor(
    private readonly commands: CommandHandler,
    private readonly directory: PeopleQueries,
  ) {}

  async send(context: CommandContext, notification: OutgoingNotification): Promise<void> {
    const { id, content, manner, scheduledAt = null } = notification;
    const people = await this.unmuted(notification.people);
    if (people.length === 0) return;
    const commands = people.map((person) => {
      const recipientId = recipientIdOf(id, person);
      const of = { recipientId, id, person, manner, content, scheduledAt };
      return commandFor(notificationDecider, { type: 'CreateNotification', ...of });
    });
    await this.commands.handleTogether(context, commands);
  }

  /** Removes duplicates and muted accounts (ATL-011). */
  private async unmuted(people: readonly string[]): Promise<readonly string[]> {
    const muted = await this.directory.muted(people);
    return [...new Set(people)].filter((one) => !muted.has(one));
  }
}

/** 128 bits in hex. */
function recipientIdOf(id: string, person: string): string {
  return createHash('sha256').update(`${id} ${person}`).digest('hex').slice(0, 32);
}
