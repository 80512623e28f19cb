import { Injectable } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';
import { themeOf } from '@selvedge/shared/themes/store-theme';

import type { Reactor } from '../../platform/event-log/model/subscription.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { OrdersQueries, type OrderEvent } from '../orders/index.js';
import { StoreDirectory } from '../stores/index.js';
import { confirmationMail, type MailFrame } from './confirmation-mail.js';

/** Sends the confirmation once an order is paid. */
@Injectable()
export class OrderConfirmation implements Reactor<OrderEvent> {
  readonly name = 'order-confirmation';
  readonly on: Reactor<OrderEvent>['on'] = {
    PaymentAttemptSucceeded: async ({ division, position, event }) => {
      const order = await this.orders.byId(event.orderId);
      const store = this.stores.store(division);
      // No mail for erased customers and deleted stores.
      if (!order?.email || store === undefined) return;
      // No mail for a payment that will be refunded.
      const paid = order.paymentAttempts.find(({ attemptId }) => attemptId === event.attemptId);
      if (paid?.refund !== undefined) return;
      await this.outbox.enqueue({
        division,
        reactor: this.name,
        position,
        subject: order.subject,
        to: order.email,
        sender: store.name,
        ...confirmationMail(order, this.frameOf(store)),
      });
    },
  };

  constructor(
    private readonly orders: OrdersQueries,
    private readonly stores: StoreDirectory,
    private readonly outbox: MailOutbox,
  ) {}

  private frameOf(store: Store): MailFrame {
    const theme = themeOf(store);
    return {
      shop: store.name,
      origin: this.stores.originOf(store),
      colour: theme['primary.color'].value,
      onColour: theme['primary.contrastColor'].value,
    };
  }
}
