import { Injectable } from '@nestjs/common';

import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { WorkReactor } from '../../platform/event-log/model/registry.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { StoreDirectory } from '../stores/index.js';
import { subscriptionMail } from './subscription-mail.js';
import type { SubscriptionAsked } from './subscription.events.js';

/** MKT-019: sends the link that makes a subscription count. */
@Injectable()
export class SubscriptionMailer implements WorkReactor {
  readonly name = 'subscription-mail';
  readonly reads = ['SubscriptionAsked'];

  constructor(
    private readonly stores: StoreDirectory,
    private readonly outbox: MailOutbox,
  ) {}

  async react({ division, position, event }: Recorded): Promise<void> {
    // It reads SubscriptionAsked alone.
    const { id, subject, email, firstName } = event as SubscriptionAsked;
    const store = this.stores.store(division);
    // Whoever was forgotten, or asked in a store that is gone since, gets no mail.
    if (!email || store === undefined) return;
    const link = `${this.stores.originOf(store)}/subscription-verified?s=${id}`;
    await this.outbox.enqueue({
      division,
      reactor: this.name,
      position,
      subject,
      to: email,
      ...subscriptionMail({ shop: store.name, link, firstName }),
    });
  }
}
