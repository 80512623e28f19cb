import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/config.js';
import { EventLog } from '../../../platform/event-log/event-log.js';
import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { orderStream } from '../aggregate/order.decider.js';
import type { Factory } from '../aggregate/order.commands.js';
import type { OrderPlaced } from '../aggregate/order.events.js';
import { RefundOrdersReader } from '../refunds/refund-orders.service.js';
import type { OrderRow } from '../read-model/orders.projection.js';

/** Reads the values that a child takes over from the placing of its parent. */
@Injectable()
export class ParentPlacings {
  constructor(
    private readonly log: EventLog,
    private readonly config: Config,
    private readonly refundOrders: RefundOrdersReader,
  ) {}

  /**
   * Returns the parent's exchange rate, so that refunds have the same value (PAY-020), and its
   * factory, and the sum that earlier refund orders returned.
   */
  async of(
    parent: OrderRow,
  ): Promise<{ exchangeRate: number; fulfillmentFactory: Factory | null; returned: number }> {
    const { division, orderId, fulfillmentFactory: code } = parent;
    const [placed] = await this.log.readStream(division, orderStream({ orderId }));
    // The first event of an order stream is OrderPlaced.
    const { exchangeRate } = (placed as Recorded<OrderPlaced>).event;
    const printsPaper = code === this.config.PAPER_FACTORY;
    const { returned } = await this.refundOrders.of(parent);
    const fulfillmentFactory = code === null ? null : { code, printsPaper };
    return { exchangeRate, fulfillmentFactory, returned };
  }
}
