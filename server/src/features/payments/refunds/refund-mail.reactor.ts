import { Injectable } from '@nestjs/common';

import type { Reactor } from '../../../platform/event-log/model/subscription.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { OrdersQueries, type OrderEvent } from '../../orders/index.js';
import { StoreDirectory } from '../../stores/index.js';
import { refundMail } from './refund-mail.js';

/** Mails the customer once the provider has made a refund. */
@Injectable()
export class RefundMailer implements Reactor<OrderEvent> {
  readonly name = 'refund-mail';
  readonly on: Reactor<OrderEvent>['on'] = {
    RefundSucceeded: async ({ division, position, event }) => {
      const order = await this.orders.ofStore(division, event.orderId);
      const store = this.stores.store(division);
      // No mail for erased customers and deleted stores.
      if (!order?.email || store === undefined) return;
      const frame = { shop: store.name, origin: this.stores.originOf(store) };
      await this.outbox.enqueue({
        ...{ division, reactor: this.name, position },
        ...{ subject: order.subject, to: order.email, sender: store.name },
        ...refundMail(order, event, frame),
      });
    },
  };

  constructor(
    private readonly orders: OrdersQueries,
    private readonly stores: StoreDirectory,
    private readonly outbox: MailOutbox,
  ) {}
}
