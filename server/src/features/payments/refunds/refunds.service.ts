import { Injectable } from '@nestjs/common';
import type { RefundOutcome, RequestRefund } from '@selvedge/shared/orders/refunds/contract';

import {
  CommandHandler,
  type CommandContext,
} from '../../../platform/event-log/commands/command-handler.js';
import {
  orderDecider,
  OrderNotFound,
  OrdersQueries,
  RefundOrdersReader,
  type OpenRefund,
} from '../../orders/index.js';
import {
  PaymentGateway,
  type PaymentRefund,
  type RefundProgress,
} from '../payment-gateway.port.js';
import { NoPaymentsHere } from '../payments.errors.js';

/**
 * Returns money through the provider. The request is recorded before the provider is called, the
 * outcome afterwards. After a crash in between, RefundRecovery queries the provider.
 */
@Injectable()
export class Refunds {
  constructor(
    private readonly commands: CommandHandler,
    private readonly orders: OrdersQueries,
    private readonly refundOrders: RefundOrdersReader,
    private readonly gateway: PaymentGateway,
  ) {}

  /**
   * Refunds all or a part of a payment, once per `refundId`. Throws NoPaymentsHere, OrderNotFound
   * and errors of the decider.
   */
  async request(
    context: CommandContext,
    orderId: number,
    { refundId, attemptId, amount, reason }: RequestRefund,
  ): Promise<RefundOutcome> {
    if (this.gateway.fields === null) throw new NoPaymentsHere();
    const order = await this.orders.byId(orderId);
    if (order === undefined) throw new OrderNotFound();
    const { division } = order;
    const refundOrders = await this.refundOrders.of(order);
    await this.commands.handle({ ...context, division }, orderDecider, {
      ...{ type: 'RequestRefund', orderId, attemptId, refundId, amount, reason, refundOrders },
    });
    const refund = await this.read(orderId, refundId);
    if (refund.state !== 'pending') return refund;
    const { transaction, currency } = refund;
    const open = { division, orderId, attemptId, refundId, transaction, amount, currency };
    await this.conclude(context, open, await this.gateway.refund(atProvider(open)));
    return this.read(orderId, refundId);
  }

  /**
   * Fetches the state of a refund from the provider and records its outcome. A refund that the
   * provider never received is sent again. Returns whether it is finished.
   */
  async settle(context: CommandContext, refund: OpenRefund): Promise<boolean> {
    const known = atProvider(refund);
    const found = await this.gateway.findRefund(known);
    const progress = found.state === 'missing' ? await this.gateway.refund(known) : found;
    return this.conclude(context, refund, progress);
  }

  /** Records the outcome of a refund, and the order's status after the last part. Idempotent. */
  private async conclude(
    context: CommandContext,
    { division, orderId, attemptId, refundId }: OpenRefund,
    progress: RefundProgress,
  ): Promise<boolean> {
    const about = { orderId, attemptId, refundId };
    const inStore = { ...context, division };
    if (progress.state === 'failed') {
      const { message } = progress;
      await this.commands.handle(inStore, orderDecider, { type: 'FailRefund', ...about, message });
      return true;
    }
    if (progress.state !== 'succeeded') return false;
    const order = await this.orders.ofStore(division, orderId);
    if (order === undefined) throw new OrderNotFound();
    const refundOrders = await this.refundOrders.of(order);
    const { transaction } = progress;
    await this.commands.handle(inStore, orderDecider, {
      ...{ type: 'SucceedRefund', ...about, transaction, refundOrders },
    });
    return true;
  }

  private async read(orderId: number, refundId: string) {
    const order = await this.orders.byId(orderId);
    const refund = order?.refunds.find((entry) => entry.refundId === refundId);
    if (order === undefined || refund === undefined) throw new OrderNotFound();
    const { state, message, transaction } = refund;
    return { refundId, state, message, transaction, currency: order.currency };
  }
}

/** Clients choose refund ids, so only an id with the attempt is unique at the provider. */
function atProvider({
  attemptId,
  refundId,
  transaction,
  amount,
  currency,
}: OpenRefund): PaymentRefund {
  return { refundId: `${attemptId}_${refundId}`, attemptId, transaction, amount, currency };
}
