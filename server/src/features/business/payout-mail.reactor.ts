import { Injectable } from '@nestjs/common';

import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { Reactor } from '../../platform/event-log/model/subscription.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { PeopleQueries } from '../accounts/index.js';
import { StoreDirectory } from '../stores/index.js';
import type { BusinessEvent } from './business.events.js';
import { payoutMail } from './payout-mails.js';

/**
 * Mails all owners when the payout account changes, including the one who changed it, in case it
 * was someone else.
 */
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

  /** Each owner's mail has its own outbox key. */
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
      who: by?.name ?? 'Someone',
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
