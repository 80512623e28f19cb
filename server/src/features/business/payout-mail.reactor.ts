import { Injectable } from '@nestjs/common';

import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { Reactor } from '../../platform/event-log/model/subscription.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { PeopleQueries } from '../accounts/index.js';
import { StoreDirectory } from '../stores/index.js';
import type { BusinessEvent } from './business.events.js';
import { payoutMail } from './payout-mails.js';

/** Whoever owns a shop is told of another bank account, whoever named it: also who did, if it was not them. */
@Injectable()
export class PayoutMailer implements Reactor<BusinessEvent> {
  readonly name = 'payout-mail';
  readonly on: Reactor<BusinessEvent>['on'] = {
    PayoutDetailsSaved: (recorded) => this.notifyOwners(recorded),
    PayoutDetailsRemoved: (recorded) => this.notifyOwners(recorded),
  };

  constructor(
    private readonly people: PeopleQueries,
    private readonly stores: StoreDirectory,
    private readonly outbox: MailOutbox,
  ) {}

  /** Each has a mail of their own, which is kept under a name of its own. */
  private async notifyOwners({
    division,
    position,
    event,
  }: Recorded<BusinessEvent>): Promise<void> {
    const store = this.stores.store(division);
    if (store === undefined) return;
    const [by] = await this.people.named([event.person]);
    const mail = payoutMail({
      shop: store.name,
      who: by?.name ?? 'Somebody',
      isRemoved: event.type === 'PayoutDetailsRemoved',
      link: `${this.stores.originOf(store)}/dashboard/business`,
    });
    for (const { id, email } of await this.people.addressesOfOwners(division))
      await this.outbox.enqueue({
        ...{ division, reactor: `${this.name}-${id.replace(':', '-')}`, position },
        ...{ subject: id, to: email },
        ...mail,
      });
  }
}
