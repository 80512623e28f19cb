import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { ContactForm } from '@selvedge/shared/contact/contract';

import { Config } from '../../platform/config/config.js';
import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { AddressSubjects } from '../accounts/index.js';
import { contactDecider } from './contact.decider.js';

type ContactMessage = Pick<ContactForm, 'name' | 'email' | 'message' | 'website'>;

@Injectable()
export class ContactService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly config: Config,
    private readonly addresses: AddressSubjects,
  ) {}

  /** Accepts but drops messages of bots, which fill in the hidden field. */
  async send(
    context: CommandContext,
    { name, email, message, website }: ContactMessage,
  ): Promise<void> {
    if (website) return;
    const { actor, division } = context;
    await this.commands.handle(context, contactDecider, {
      type: 'SendContactMessage',
      id: this.idOf(division, email, message),
      subject: actor.startsWith('customer:') ? actor : this.addresses.of(email),
      ...{ name, email, message },
    });
  }

  /**
   * Returns the same id for the same message; without the platform key it does not disclose the
   * sender.
   */
  private idOf(division: number, email: string, message: string): string {
    return createHmac('sha256', Buffer.from(this.config.DATA_KEY, 'base64'))
      .update(`contact\n${division}\n${email.toLowerCase()}\n${message}`)
      .digest('hex')
      .slice(0, 32);
  }
}
