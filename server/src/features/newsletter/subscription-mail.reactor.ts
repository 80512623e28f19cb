import { Injectable } from '@nestjs/common';

import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { Reactor } from '../../platform/event-log/model/subscription.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { SubscriberCodes } from '../discounts/index.js';
import { StoreDirectory } from '../stores/index.js';
import { SubscribersQueries } from './subscribers.queries.js';
import { subscriptionMail } from './subscription-mail.js';
import type { SubscriptionAsked, SubscriptionEvent } from './subscription.events.js';
import { welcomeMail } from './welcome-mail.js';

/** Mails the confirmation link of a subscription (MKT-019), and a code once it is confirmed. */
@Injectable()
export class SubscriptionMailer implements Reactor<SubscriptionEvent> {
  readonly name = 'subscription-mail';
  readonly on: Reactor<SubscriptionEvent>['on'] = {
    SubscriptionAsked: (recorded) => this.mailLink(recorded, recorded.event),
    SubscriptionConfirmed: (recorded) => this.mailCode(recorded, recorded.event.id),
  };

  constructor(
    private readonly stores: StoreDirectory,
    private readonly outbox: MailOutbox,
    private readonly subscribers: SubscribersQueries,
    private readonly codes: SubscriberCodes,
  ) {}

  private async mailLink(
    { division, position }: Recorded,
    { id, subject, email, firstName }: SubscriptionAsked,
  ): Promise<void> {
    const store = this.stores.store(division);
    // No mail after an erasure, or if the store was deleted.
    if (!email || store === undefined) return;
    const link = linkOf(this.stores.originOf(store), id);
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
  }

  /** MKT-003: the discount offer for subscribing. */
  private async mailCode({ division, position }: Recorded, id: string): Promise<void> {
    const store = this.stores.store(division);
    const subscriber = await this.subscribers.confirmed(division, id);
    if (store === undefined || subscriber === undefined) return;
    const context = { division, actor: 'system:newsletter', correlationId: `welcome-${id}` };
    const issued = await this.codes.issue(context, id);
    if (issued === undefined) return;
    const { subject, email, firstName } = subscriber;
    const { name: shop, currency } = store;
    const origin = this.stores.originOf(store);
    const mail = { shop, currency, origin, firstName, unsubscribe: linkOf(origin, id) };
    await this.outbox.enqueue({
      division,
      reactor: this.name,
      position,
      subject,
      to: email,
      sender: shop,
      ...welcomeMail({ ...mail, ...issued }),
    });
  }
}

/** Page on which a subscription is confirmed and ended. */
function linkOf(origin: string, id: string): string {
  return `${origin}/subscription-verified?s=${id}`;
}
