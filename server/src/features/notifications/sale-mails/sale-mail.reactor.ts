import { Injectable } from '@nestjs/common';

import type { Recorded } from '../../../platform/event-log/model/projection.js';
import type { Reactor } from '../../../platform/event-log/model/subscription.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { OrdersQueries, type OrderEvent } from '../../orders/index.js';
import { StoreDirectory } from '../../stores/index.js';
import { saleMail } from './sale-mail.js';
import { SaleMailRecipients } from './sale-mail-recipients.service.js';

type Paid = Extract<OrderEvent, { readonly type: 'PaymentAttemptSucceeded' | 'OrderMarkedPaid' }>;

/** Mails paid orders to the owners and to the team members who chose so. */
@Injectable()
export class SaleMailer implements Reactor<Paid> {
  readonly name = 'sale-mail';
  readonly on: Reactor<Paid>['on'] = {
    PaymentAttemptSucceeded: (recorded) =>
      this.mail(recorded, recorded.event.orderId, recorded.event.attemptId),
    OrderMarkedPaid: (recorded) => this.mail(recorded, recorded.event.orderId),
  };

  constructor(
    private readonly orders: OrdersQueries,
    private readonly recipients: SaleMailRecipients,
    private readonly stores: StoreDirectory,
    private readonly outbox: MailOutbox,
  ) {}

  /** Each recipient's mail has its own outbox key. */
  private async mail(recorded: Recorded, orderId: number, attemptId?: string): Promise<void> {
    const { division, position } = recorded;
    const [order, store] = [await this.orders.byId(orderId), this.stores.store(division)];
    if (order === undefined || store === undefined) return;
    // A payment that will be refunded is not a sale.
    const paid = order.paymentAttempts.find((attempt) => attempt.attemptId === attemptId);
    if (paid?.refund !== undefined) return;
    const mail = saleMail(order, { shop: store.name, origin: this.stores.originOf(store) });
    for (const { id, email } of await this.recipients.of(recorded))
      await this.outbox.enqueue({
        ...{ division, reactor: `${this.name}-${id.replace(':', '-')}`, position },
        ...{ subject: id, to: email, sender: store.name },
        ...mail,
      });
  }
}
