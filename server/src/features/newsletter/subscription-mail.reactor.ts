import { Injectable } from '@nestjs/common';

import type { Reactor } from '../../platform/event-log/model/subscription.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { StoreDirectory } from '../stores/index.js';
import { subscriptionMail } from './subscription-mail.js';
import type { SubscriptionEvent } from './subscription.events.js';

/** Sends the confirmation link of a subscription (MKT-019). */
@Injectable()
export class SubscriptionMailer implements Reactor<SubscriptionEvent> {
  readonly name = 'subscription-mail';
  readonly on: Reactor<SubscriptionEvent>['on'] = {
    SubscriptionAsked: async ({ division, position, event }) => {
      const { id, subject, email, firstName } = event;
      const store = this.stores.store(division);
      // No mail after an erasure, or if the store was deleted.
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
