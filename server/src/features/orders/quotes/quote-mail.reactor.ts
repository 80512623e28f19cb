import { Injectable } from '@nestjs/common';
import { longDate } from '@selvedge/shared/dates/english-dates';
import { formatMoney } from '@selvedge/shared/money';
import { quoteLink } from '@selvedge/shared/links/links';

import type { Reactor } from '../../../platform/event-log/model/subscription.js';
import { letter, type ComposedMail } from '../../../platform/mail/mail-layout.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { StoreDirectory } from '../../stores/index.js';
import type { OrderEvent } from '../aggregate/order.events.js';
import type { OrderRow } from '../read-model/orders.projection.js';
import { OrdersQueries } from '../read-model/orders.queries.js';

interface MailFrame {
  readonly shop: string;
  /** Origin without a path, such as `https://tropic.example.com`. */
  readonly origin: string;
}

/** Mails quotes and request confirmations with the link of the quote. */
@Injectable()
export class QuoteMailer implements Reactor<OrderEvent> {
  readonly name = 'quote-mail';
  readonly on: Reactor<OrderEvent>['on'] = {
    QuoteWished: ({ division, position, event: { orderId } }) =>
      this.write({ division, position, orderId }, quoteRequestMail),
    QuoteSent: ({ division, position, event: { orderId, validUntil } }) =>
      this.write({ division, position, orderId }, (order, frame) =>
        quoteMail(order, frame, validUntil),
      ),
  };

  constructor(
    private readonly orders: OrdersQueries,
    private readonly stores: StoreDirectory,
    private readonly outbox: MailOutbox,
  ) {}

  private async write(
    { division, position, orderId }: OfEvent,
    compose: (order: OrderRow, frame: MailFrame) => ComposedMail,
  ): Promise<void> {
    const order = await this.orders.byId(orderId);
    const store = this.stores.store(division);
    // Skips erased customers and deactivated stores.
    if (!order?.email || store === undefined) return;
    const { subject, email: to } = order;
    const frame = { shop: store.name, origin: this.stores.originOf(store) };
    const mail = { division, reactor: this.name, position, subject, to, sender: store.name };
    await this.outbox.enqueue({ ...mail, ...compose(order, frame) });
  }
}

interface OfEvent {
  readonly division: number;
  readonly position: number;
  readonly orderId: number;
}

/** Confirms the request and links to its page (RET-008). */
function quoteRequestMail({ orderId, hash }: OrderRow, { shop, origin }: MailFrame): ComposedMail {
  return letter({
    subjectLine: `Your quote request ${orderId} at ${shop}`,
    heading: 'We have received your request',
    body: `${shop} is preparing a price for you and will send it to this address. You can follow your request online.`,
    action: { text: 'View request', href: origin + quoteLink(hash) },
    why: `You are receiving this e-mail because you requested a quote at ${shop}.`,
  });
}

function quoteMail(
  { orderId, hash, total: amount, currency }: OrderRow,
  { shop, origin }: MailFrame,
  validUntil: string | null,
): ComposedMail {
  const price = formatMoney({ amount, currency });
  const until = validUntil === null ? '' : ` It is valid until ${longDate(new Date(validUntil))}.`;
  return letter({
    subjectLine: `Your quote ${orderId} from ${shop}`,
    heading: 'Your quote',
    body: `${shop} has prepared your quote ${orderId} for ${price}.${until} Please review it and let us know whether you accept it.`,
    action: { text: 'View quote', href: origin + quoteLink(hash) },
    why: `You are receiving this e-mail because you requested a quote at ${shop}.`,
  });
}
