import { Body, Controller, Param, Post } from '@nestjs/common';
import { AddChildOrder, type AddedChildOrder } from '@selvedge/shared/orders/children/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { OrderIdPipe } from '../order-id.pipe.js';
import { ChildOrders } from './child-orders.service.js';

/** Reprints, exchanges and refunds of orders (ORD-005). */
@Controller('omnis/v3/atlas/orders')
export class ChildOrdersController {
  constructor(private readonly children: ChildOrders) {}

  @Post(':orderId/children')
  @Can('orders.change-status')
  add(
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
    @Body() input: AddChildOrder,
  ): Promise<AddedChildOrder> {
    return this.children.add(context, orderId, input);
  }
}
