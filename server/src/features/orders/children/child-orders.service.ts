import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { AddChildOrder, AddedChildOrder } from '@selvedge/shared/orders/children/contract';

import {
  commandFor,
  CommandHandler,
  type CommandContext,
} from '../../../platform/event-log/commands/command-handler.js';
import { orderDecider } from '../aggregate/order.decider.js';
import { OrderNotFound } from '../aggregate/order.errors.js';
import { OrdersQueries } from '../read-model/orders.queries.js';
import { StaffNames } from '../read-model/staff-names.queries.js';
import { childDraftOf } from './child-draft.js';
import { ParentPlacings } from './parent-placings.service.js';

/** Creates reprints, exchanges and refunds for staff. */
@Injectable()
export class ChildOrders {
  constructor(
    private readonly commands: CommandHandler,
    private readonly orders: OrdersQueries,
    private readonly names: StaffNames,
    private readonly placings: ParentPlacings,
  ) {}

  /**
   * Creates the child and links it with its parent atomically (ORD-005). Throws OrderNotFound and
   * errors of the decider.
   */
  async add(
    context: CommandContext,
    orderId: number,
    input: AddChildOrder,
  ): Promise<AddedChildOrder> {
    const parent = await this.orders.byId(orderId);
    if (parent === undefined) throw new OrderNotFound();
    const { returned, ...placing } = await this.placings.of(parent);
    const frozen = {
      orderId: await this.orders.nextOrderId(),
      hash: randomBytes(16).toString('hex'),
      ...placing,
    };
    const { items, isShippingRefunded = false, ...rest } = input;
    const child = childDraftOf(frozen, parent, input);
    await this.names.of([context.actor]);
    await this.commands.handleTogether({ ...context, division: parent.division }, [
      commandFor(orderDecider, {
        ...rest,
        type: 'AddChildOrder',
        orderId,
        childOrderId: frozen.orderId,
        items: items.map(({ id: itemId, quantity }) => ({ itemId, quantity })),
        isShippingRefunded,
        amount: child.totals.total,
        returned,
      }),
      commandFor(orderDecider, child, { isFirst: true }),
    ]);
    return { id: frozen.orderId };
  }
}
