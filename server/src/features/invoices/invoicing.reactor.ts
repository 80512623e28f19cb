import { Injectable } from '@nestjs/common';
import { isUnpaid } from '@selvedge/shared/orders/order-status';
import { isOpenQuote } from '@selvedge/shared/orders/quotes/open-quote';

import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { Reactor } from '../../platform/event-log/model/subscription.js';
import { OrderLedgers, OrdersQueries, type OrderEvent, type OrderRow } from '../orders/index.js';
import { Invoices } from './invoices.service.js';

/**
 * Issues the invoice once an order is paid or agreed, and a credit note once it is refunded. Orders
 * that record no tax rates are older than invoice numbers; their invoices keep the order number.
 */
@Injectable()
export class Invoicing implements Reactor<OrderEvent> {
  readonly name = 'invoicing';
  readonly on: Reactor<OrderEvent>['on'] = {
    PaymentAttemptSucceeded: (recorded) => this.invoice(recorded),
    OrderMarkedPaid: (recorded) => this.invoice(recorded),
    OrderStatusChanged: (recorded) =>
      isRefund(recorded.event) ? this.creditInFull(recorded) : this.invoice(recorded),
    RefundSucceeded: (recorded) => this.creditRefund(recorded),
    OrderPlaced: (recorded) => this.creditRefundOrder(recorded),
  };

  constructor(
    private readonly orders: OrdersQueries,
    private readonly invoices: Invoices,
    private readonly ledgers: OrderLedgers,
  ) {}

  private async invoice(recorded: Recorded<Extract<OrderEvent, { orderId: number }>>) {
    const { division, event } = recorded;
    const order = await this.orders.ofStore(division, event.orderId);
    if (order === undefined) return;
    // The order may be refunded by now, if this reactor was delayed.
    const status = event.type === 'OrderStatusChanged' ? event.status : order.status;
    if (isInvoiced({ ...order, status }))
      await this.invoices.issue(contextOf(recorded, this.name), order);
  }

  private async creditInFull(recorded: Recorded<Extract<OrderEvent, { orderId: number }>>) {
    const { division } = recorded;
    const { orderId } = recorded.event;
    const order = await this.orders.ofStore(division, orderId);
    if (order === undefined || !(await this.movesMoney(order, recorded))) return;
    const credited = { division, orderId, invoicedOrderId: orderId };
    await this.invoices.credit(contextOf(recorded, this.name), credited);
  }

  /** The status changes nothing if refunds have returned the whole payment before. */
  private async movesMoney(order: OrderRow, { position }: Recorded): Promise<boolean> {
    const entries = await this.ledgers.of(order);
    return entries.some((entry) => entry.position === position);
  }

  /** A payment that was not owed is on no invoice. */
  private async creditRefund(recorded: Recorded<Extract<OrderEvent, { type: 'RefundSucceeded' }>>) {
    const { division, event } = recorded;
    const { orderId, refundId, attemptId } = event;
    const order = await this.orders.ofStore(division, orderId);
    const payment = order?.paymentAttempts.find((attempt) => attempt.attemptId === attemptId);
    if (payment === undefined || payment.refund !== undefined) return;
    const context = contextOf(recorded, this.name);
    await this.invoices.creditRefund(context, { division, orderId, refundId });
  }

  private async creditRefundOrder(
    recorded: Recorded<Extract<OrderEvent, { type: 'OrderPlaced' }>>,
  ) {
    const { division, event } = recorded;
    const { orderId, parent } = event;
    if (parent?.childOrderType !== 'refund') return;
    const credited = { division, orderId, invoicedOrderId: parent.orderId };
    await this.invoices.credit(contextOf(recorded, this.name), credited);
  }
}

function isRefund({ status }: { readonly status: string }): boolean {
  return status === 'refunded' || status === 'bespoke_refunded';
}

/** Free, deleted, unpaid and refunded orders have no invoice; nor do those derived from another. */
function isInvoiced(order: OrderRow): boolean {
  const { tax, parent, total, deletedAt, status } = order;
  const isSale = tax !== null && parent === null && total > 0 && deletedAt === null;
  return isSale && !isUnpaid(status) && !isRefund(order) && !isOpenQuote(order);
}

/** The document has the date of the payment or refund, even if this reactor was delayed. */
function contextOf(recorded: Recorded, name: string): CommandContext {
  const { division, correlationId, eventId: causationId } = recorded;
  const occurredAt = new Date(recorded.occurredAt);
  return { division, actor: `system:${name}`, correlationId, causationId, occurredAt };
}
