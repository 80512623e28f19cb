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

/** What is told to some people. */
export interface OutgoingNotification {
  /** The same again is the same notification. */
  readonly id: string;
  readonly people: readonly string[];
  readonly content: NotificationContent;
  readonly manner: NotificationManner;
  /** At once when left out. */
  readonly scheduledAt?: string | null;
}

/** Tells people something: each of them has it as their own. */
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

  /** ATL-011: each once, and nobody who is muted. */
  private async unmuted(people: readonly string[]): Promise<readonly string[]> {
    const muted = await this.directory.muted(people);
    return [...new Set(people)].filter((one) => !muted.has(one));
  }
}

/** 128 bits in hex. */
function recipientIdOf(id: string, person: string): string {
  return createHash('sha256').update(`${id} ${person}`).digest('hex').slice(0, 32);
}
