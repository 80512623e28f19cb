import { Injectable, Logger } from '@nestjs/common';

import { Clock } from '../../../platform/clock.js';
import { OrdersQueries, type OpenRefund } from '../../orders/index.js';
import { systemContext } from '../payments.service.js';
import { Refunds } from './refunds.service.js';

/** Age of a refund without outcome before the provider is queried; longer than most calls to it. */
const refundTimeoutMs = 30_000;

/** Settles refunds that were interrupted by a crash, or that the provider finishes later. */
@Injectable()
export class RefundRecovery {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly orders: OrdersQueries,
    private readonly refunds: Refunds,
    private readonly clock: Clock,
  ) {}

  /** Returns the number of settled refunds. Several processes may run this at once. */
  async recover(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - refundTimeoutMs);
    let settled = 0;
    for (const refund of await this.orders.openRefunds(before))
      if (await this.recoverOne(refund)) settled += 1;
    return settled;
  }

  /** An error of one refund must not stop the others. */
  private async recoverOne(refund: OpenRefund): Promise<boolean> {
    const { division, orderId } = refund;
    try {
      if (!(await this.refunds.settle(systemContext(division), refund))) return false;
    } catch (error) {
      this.logger.error({ message: 'a refund was not recovered', orderId, error });
      return false;
    }
    this.logger.log({ message: 'refund recovered', orderId });
    return true;
  }

  /** Fetches the state of the pending refunds of an attempt, after a message of the provider. */
  async refresh({ orderId, attemptId }: { readonly orderId: number; readonly attemptId: string }) {
    const order = await this.orders.byId(orderId);
    if (order === undefined) return;
    const { division, currency } = order;
    for (const refund of order.refunds) {
      if (refund.attemptId !== attemptId || refund.state !== 'pending') continue;
      const { refundId, transaction, amount } = refund;
      const open = { division, orderId, attemptId, refundId, transaction, amount, currency };
      await this.refunds.settle(systemContext(division), open);
    }
  }
}
