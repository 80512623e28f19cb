import { Injectable } from '@nestjs/common';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';

import type { Recorded } from '../../../platform/event-log/model/projection.js';
import type { Reactor } from '../../../platform/event-log/model/subscription.js';
import { letter } from '../../../platform/mail/mail-layout.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Accounts, type AccountDeletionAsked } from '../../accounts/index.js';
import { StoreDirectory } from '../../stores/index.js';
import { CustomerErasure } from './customer-erasure.service.js';

/**
 * Carries out account deletions; safe to repeat after a crash. Enqueues the mail while the address
 * exists, and erases the account last.
 */
@Injectable()
export class AccountDeletionReactor implements Reactor<AccountDeletionAsked> {
  readonly name = 'account-deletion';
  readonly on: Reactor<AccountDeletionAsked>['on'] = {
    AccountDeletionAsked: async (recorded) => {
      await this.enqueueMail(recorded);
      await this.traces.erase(recorded.event.id);
    },
  };

  constructor(
    private readonly accounts: Accounts,
    private readonly stores: StoreDirectory,
    private readonly outbox: MailOutbox,
    private readonly traces: CustomerErasure,
  ) {}

  private async enqueueMail({
    division,
    position,
    event: { kind, id, shop },
  }: Recorded<AccountDeletionAsked>): Promise<void> {
    const account = await this.accounts.of({ kind, id });
    const store = this.stores.store(shop) ?? this.stores.store(MAIN_DIVISION);
    if (account === undefined || store === undefined) return;
    const link = `${this.stores.originOf(store)}/`;
    await this.outbox.enqueue({
      division,
      reactor: this.name,
      position,
      // One-time subject: the mail must outlive the erased person, but only until it is sent.
      subject: `once:${kind}:${id}`,
      to: account.email,
      sender: store.name,
      ...letter({
        subjectLine: `Your account at ${store.name} has been deleted`,
        heading: 'Your account has been deleted',
        greeting: 'Hello,',
        body: 'Your account has been deleted as you requested. We keep records of your orders for accounting, without your name and address. You can open a new account with this e-mail address at any time.',
        action: { text: `Go to ${store.name}`, href: link },
        why: 'You are receiving this e-mail because your account used this address. We will not send you any more e-mails.',
      }),
    });
  }
}
