import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { Subscribe } from '@selvedge/shared/newsletter/contract';

import { Config } from '../../platform/config/config.js';
import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { AddressSubjects } from '../accounts/index.js';
import { MailingListsQueries } from './mailing-lists.queries.js';
import { subscriptionId } from './subscription-id.js';
import { subscriptionDecider } from './subscription.decider.js';
import { NoSuchMailingList, NoSuchSubscription } from './subscription.errors.js';

/** The list of blocks and calls that name no list. */
const firstList = 1;

/** Subscribes addresses to the mailing lists of a store. */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly commands: CommandHandler,
    private readonly config: Config,
    private readonly addresses: AddressSubjects,
    private readonly lists: MailingListsQueries,
  ) {}

  /**
   * Requests a subscription, which counts once it is confirmed on the page behind the mailed link.
   * Repeated requests do not add entries. Throws NoSuchMailingList.
   */
  async ask(context: CommandContext, { email, firstName, mailingList }: Subscribe): Promise<void> {
    const list = mailingList ?? firstList;
    if (list !== firstList && !(await this.lists.isNamed(context.division, list)))
      throw new NoSuchMailingList();
    const id = this.idOf(context.division, list, email);
    const { actor } = context;
    await this.commands.handle(context, subscriptionDecider, {
      type: 'AskSubscription',
      id,
      subject: actor.startsWith('customer:') ? actor : this.addresses.of(email),
      mailingList: list,
      email,
      firstName: firstName || null,
    });
  }

  /** Throws NoSuchSubscription if no mail of this store contained the id. */
  async confirm(context: CommandContext, id: string): Promise<void> {
    if (!subscriptionId.test(id)) throw new NoSuchSubscription();
    await this.commands.handle(context, subscriptionDecider, { type: 'ConfirmSubscription', id });
  }

  /** Unsubscribes an address. Throws NoSuchSubscription if no mail of this store contained the id. */
  async end(context: CommandContext, id: string): Promise<void> {
    if (!subscriptionId.test(id)) throw new NoSuchSubscription();
    await this.commands.handle(context, subscriptionDecider, { type: 'EndSubscription', id });
  }

  /** Derives a stable id from the address; without the platform's key it cannot be traced back. */
  private idOf(division: number, list: number, email: string): string {
    return createHmac('sha256', Buffer.from(this.config.DATA_KEY, 'base64'))
      .update(`subscription\n${division}\n${list}\n${email.trim().toLowerCase()}`)
      .digest('hex')
      .slice(0, 32);
  }
}
