import { Injectable } from '@nestjs/common';
import { payLink } from '@selvedge/shared/links/links';

import type { Reactor } from '../../../platform/event-log/model/subscription.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { OrdersQueries, type OrderEvent } from '../../orders/index.js';
import { StoreDirectory } from '../../stores/index.js';
import { paymentReminderMail } from './payment-reminder-mail.js';

/** Mails customers who are reminded of an unpaid order. */
@Injectable()
export class PaymentReminderMailer implements Reactor<OrderEvent> {
  readonly name = 'payment-reminder';
  readonly on: Reactor<OrderEvent>['on'] = {
    PaymentReminded: async ({ division, position, event: { orderId } }) => {
      const order = await this.orders.byId(orderId);
      const store = this.stores.store(division);
      // No mail for erased customers, deleted stores and orders that were paid meanwhile.
      if (!order?.email || store === undefined || order.stage > 0) return;
      await this.outbox.enqueue({
        ...{ division, reactor: this.name, position },
        ...{ subject: order.subject, to: order.email, sender: store.name },
        ...paymentReminderMail(order, {
          shop: store.name,
          link: this.stores.originOf(store) + payLink(order.hash),
        }),
      });
    },
  };

  constructor(
    private readonly orders: OrdersQueries,
    private readonly stores: StoreDirectory,
    private readonly outbox: MailOutbox,
  ) {}
}
