import { Injectable } from '@nestjs/common';
import { MAIN_DIVISION } from '@selvedge/shared/stores/contract';

import type { Recorded } from '../../../platform/event-log/model/projection.js';
import type { Reactor } from '../../../platform/event-log/model/subscription.js';
import { letter } from '../../../platform/mail/mail-layout.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Accounts, type AccountDeletionAsked } from '../../accounts/index.js';
import { StoreDirectory } from '../../stores/index.js';
import { GuestTraces } from './guest-traces.service.js';

/**
 * Does what a deletion is, once more where the server stopped in between: the mail goes into the outbox
 * as long as the address is there, and the account goes last.
 */
@Injectable()
export class AccountDeletionReactor implements Reactor<AccountDeletionAsked> {
  readonly name = 'account-deletion';
  readonly on: Reactor<AccountDeletionAsked>['on'] = {
    AccountDeletionAsked: async (recorded) => {
      await this.sayGoodbye(recorded);
      await this.traces.erase(recorded.event.id);
    },
  };

  constructor(
    private readonly accounts: Accounts,
    private readonly stores: StoreDirectory,
    private readonly outbox: MailOutbox,
    private readonly traces: GuestTraces,
  ) {}

  private async sayGoodbye({
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
      // The mail is of nobody any more: it has to outlive the person, and only until it is sent.
      subject: `once:${kind}:${id}`,
      to: account.email,
      ...letter({
        subjectLine: `Your account at ${store.name} is deleted`,
        heading: 'Your account is deleted',
        greeting: 'Hello,',
        body: 'your account is deleted, as you asked. Orders stay as the books need them, without your name and address. You are welcome to open another account with this address.',
        action: { text: `Go to ${store.name}`, href: link },
        why: 'You get this mail because the account had your address. It is the last one.',
      }),
    });
  }
}
