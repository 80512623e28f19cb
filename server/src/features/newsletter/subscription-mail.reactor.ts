import { Injectable } from '@nestjs/common';

import type { Reactor } from '../../platform/event-log/model/subscription.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { StoreDirectory } from '../stores/index.js';
import { subscriptionMail } from './subscription-mail.js';
import type { SubscriptionEvent } from './subscription.events.js';

/** MKT-019: sends the link that makes a subscription count. */
@Injectable()
export class SubscriptionMailer implements Reactor<SubscriptionEvent> {
  readonly name = 'subscription-mail';
  readonly on: Reactor<SubscriptionEvent>['on'] = {
    SubscriptionAsked: async ({ division, position, event }) => {
      const { id, subject, email, firstName } = event;
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
        sender: store.name,
        byAnybody: true,
        ...subscriptionMail({ shop: store.name, link, firstName }),
      });
    },
  };

  constructor(
    private readonly stores: StoreDirectory,
    private readonly outbox: MailOutbox,
  ) {}
}
