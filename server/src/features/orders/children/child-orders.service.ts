import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { AddChildOrder, AddedChildOrder } from '@selvedge/shared/orders/children/contract';

import {
  ask,
  CommandHandler,
  type CommandContext,
} from '../../../platform/event-log/commands/command-handler.js';
import { EventLog } from '../../../platform/event-log/event-log.js';
import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { orderDecider, orderStream } from '../order.decider.js';
import { OrderNotFound } from '../order.errors.js';
import type { OrderPlaced } from '../order.events.js';
import type { OrderRow } from '../orders.projection.js';
import { OrdersQueries } from '../orders.queries.js';
import { StaffNames } from '../staff-names.queries.js';
import { childDraftOf } from './child-draft.js';

/** Orders that staff make of others. */
@Injectable()
export class ChildOrders {
  constructor(
    private readonly commands: CommandHandler,
    private readonly orders: OrdersQueries,
    private readonly names: StaffNames,
    private readonly log: EventLog,
  ) {}

  /** ORD-005: both orders know of each other, or nothing happens. Throws OrderNotFound, and what is refused. */
  async add(
    context: CommandContext,
    orderId: number,
    wanted: AddChildOrder,
  ): Promise<AddedChildOrder> {
    const parent = await this.orders.byId(orderId);
    if (parent === undefined) throw new OrderNotFound();
    const frozen = {
      orderId: await this.orders.nextOrderId(),
      hash: randomBytes(16).toString('hex'),
      exchangeRate: await this.exchangeRateOf(parent),
    };
    const { items, isShippingRefunded = false, ...rest } = wanted;
    const child = childDraftOf(frozen, parent, wanted);
    await this.names.of([context.actor]);
    await this.commands.handleTogether({ ...context, division: parent.division }, [
      ask(orderDecider, {
        ...rest,
        type: 'AddChildOrder',
        orderId,
        childOrderId: frozen.orderId,
        items: items.map(({ id: itemId, quantity }) => ({ itemId, quantity })),
        isShippingRefunded,
      }),
      ask(orderDecider, child, { isFirst: true }),
    ]);
    return { id: frozen.orderId };
  }

  /** PAY-020: a child is worth what its parent's money was. */
  private async exchangeRateOf({ division, orderId }: OrderRow): Promise<number> {
    const [placed] = await this.log.readStream(division, orderStream({ orderId }));
    // The first event of an order's stream.
    return (placed as Recorded<OrderPlaced>).event.exchangeRate;
  }
}
