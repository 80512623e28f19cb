import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/config.js';
import { EventLog } from '../../../platform/event-log/event-log.js';
import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { orderStream } from '../order.decider.js';
import type { Factory } from '../order.commands.js';
import type { OrderPlaced } from '../order.events.js';
import type { OrderRow } from '../orders.projection.js';

/** What the orders that are made of one have of how that was placed. */
@Injectable()
export class ParentPlacings {
  constructor(
    private readonly log: EventLog,
    private readonly config: Config,
  ) {}

  /** PAY-020: a child is worth what its parent's money was; it is made where that was. */
  async of({
    division,
    orderId,
    fulfillmentFactory: code,
  }: OrderRow): Promise<{ exchangeRate: number; fulfillmentFactory: Factory | null }> {
    const [placed] = await this.log.readStream(division, orderStream({ orderId }));
    // The first event of an order's stream.
    const { exchangeRate } = (placed as Recorded<OrderPlaced>).event;
    const printsPaper = code === this.config.PAPER_FACTORY;
    return { exchangeRate, fulfillmentFactory: code === null ? null : { code, printsPaper } };
  }
}
