import { Injectable } from '@nestjs/common';
import type { AccountExport } from '@selvedge/shared/own-account/account-export';

import type { Account } from '../../accounts/index.js';
import { ContactMessages } from '../../contact/index.js';
import { SubscribersQueries } from '../../newsletter/index.js';
import { StoreDirectory } from '../../stores/index.js';

/**
 * Exports mailing-list subscriptions and contact messages. Data found by e-mail address is included
 * only if the address is verified.
 */
@Injectable()
export class ExportedLetters {
  constructor(
    private readonly subscribers: SubscribersQueries,
    private readonly contact: ContactMessages,
    private readonly stores: StoreDirectory,
  ) {}

  async of(account: Account): Promise<Pick<AccountExport, 'subscriptions' | 'messages'>> {
    return {
      subscriptions: await this.subscriptionsOf(account),
      messages: await this.messagesOf(account),
    };
  }

  private async subscriptionsOf({
    email,
    verified,
  }: Account): Promise<AccountExport['subscriptions']> {
    const found = verified ? await this.subscribers.of(email) : [];
    return found.map(({ division, mailingList, firstName, askedAt, confirmedAt, endedAt }) => {
      return { shop: this.nameOf(division), mailingList, firstName, askedAt, confirmedAt, endedAt };
    });
  }

  private async messagesOf({
    subject: { kind, id },
    email,
    verified,
  }: Account): Promise<AccountExport['messages']> {
    const own = kind === 'customer' ? await this.contact.by(id) : [];
    const asGuest = verified ? await this.contact.from(email) : [];
    return [...asGuest, ...own].map(({ division, at, ...fields }) => {
      return { shop: this.nameOf(division), ...fields, sentAt: at };
    });
  }

  private nameOf(division: number): string {
    return this.stores.store(division)?.name ?? 'A shop that is no longer open';
  }
}
