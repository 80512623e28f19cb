import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/config.js';
import { EventLog } from '../../../platform/event-log/event-log.js';
import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { orderStream } from '../aggregate/order.decider.js';
import type { Factory } from '../aggregate/order.commands.js';
import type { OrderPlaced } from '../aggregate/order.events.js';
import type { OrderRow } from '../read-model/orders.projection.js';

/** Reads the values that a child takes over from the placing of its parent. */
@Injectable()
export class ParentPlacings {
  constructor(
    private readonly log: EventLog,
    private readonly config: Config,
  ) {}

  /**
   * Returns the parent's exchange rate, so that refunds have the same value (PAY-020), and its
   * factory.
   */
  async of({
    division,
    orderId,
    fulfillmentFactory: code,
  }: OrderRow): Promise<{ exchangeRate: number; fulfillmentFactory: Factory | null }> {
    const [placed] = await this.log.readStream(division, orderStream({ orderId }));
    // The first event of an order stream is OrderPlaced.
    const { exchangeRate } = (placed as Recorded<OrderPlaced>).event;
    const printsPaper = code === this.config.PAPER_FACTORY;
    return { exchangeRate, fulfillmentFactory: code === null ? null : { code, printsPaper } };
  }
}
