import { Injectable } from '@nestjs/common';
import { formatMoney } from '@selvedge/shared/money';
import { quoteLink } from '@selvedge/shared/storefront/links';

import type { Reactor } from '../../../platform/event-log/model/subscription.js';
import { letter, type ComposedMail } from '../../../platform/mail/mail-layout.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { StoreDirectory } from '../../stores/index.js';
import type { OrderEvent } from '../order.events.js';
import type { OrderRow } from '../orders.projection.js';
import { OrdersQueries } from '../orders.queries.js';

interface MailFrame {
  readonly shop: string;
  /** `https://tropic.example.com`. */
  readonly origin: string;
}

/** ATL-016: sends a quote, and whatever else the customer is asked about, by its link. */
@Injectable()
export class QuoteMailer implements Reactor<OrderEvent> {
  readonly name = 'quote-mail';
  readonly on: Reactor<OrderEvent>['on'] = {
    QuoteSent: async ({ division, position, event: { orderId } }) => {
      const order = await this.orders.byId(orderId);
      const store = this.stores.store(division);
      // Whoever was erased, or asked in a store that is gone since, gets no mail.
      if (!order?.email || store === undefined) return;
      await this.outbox.enqueue({
        division,
        reactor: this.name,
        position,
        subject: order.subject,
        to: order.email,
        ...quoteMail(order, { shop: store.name, origin: this.stores.originOf(store) }),
      });
    },
  };

  constructor(
    private readonly orders: OrdersQueries,
    private readonly stores: StoreDirectory,
    private readonly outbox: MailOutbox,
  ) {}
}

function quoteMail(
  { orderId, hash, total: amount, currency }: OrderRow,
  { shop, origin }: MailFrame,
): ComposedMail {
  const price = formatMoney({ amount, currency });
  return letter({
    subjectLine: `Your quote ${orderId} from ${shop}`,
    heading: 'Your quote',
    words: `${shop} has prepared your quote ${orderId} for ${price}. Have a look, and tell us whether it suits you.`,
    action: { text: 'See the quote', href: origin + quoteLink(hash) },
    why: `You get this mail because you asked for a quote at ${shop}.`,
  });
}
