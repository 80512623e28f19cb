import { Injectable } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';
import { themeOf } from '@selvedge/shared/themes/store-theme';

import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { WorkReactor } from '../../platform/event-log/model/registry.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { OrdersQueries, type OrderEvent } from '../orders/index.js';
import { StoreDirectory } from '../stores/index.js';
import { confirmationMail, type MailFrame } from './confirmation-mail.js';

/** Confirms an order by mail once it is paid: before that, there is nothing to look forward to. */
@Injectable()
export class OrderConfirmation implements WorkReactor {
  readonly name = 'order-confirmation';
  readonly reads = ['PaymentAttemptSucceeded'];

  constructor(
    private readonly orders: OrdersQueries,
    private readonly stores: StoreDirectory,
    private readonly outbox: MailOutbox,
  ) {}

  async react({ division, position, event }: Recorded): Promise<void> {
    // It reads PaymentAttemptSucceeded alone.
    const { orderId } = event as Extract<OrderEvent, { type: 'PaymentAttemptSucceeded' }>;
    const order = await this.orders.byId(orderId);
    const store = this.stores.store(division);
    // Whoever was erased, or bought in a store that is gone since, gets no mail.
    if (!order?.email || store === undefined) return;
    await this.outbox.enqueue({
      division,
      reactor: this.name,
      position,
      subject: order.subject,
      to: order.email,
      ...confirmationMail(order, this.frameOf(store)),
    });
  }

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
