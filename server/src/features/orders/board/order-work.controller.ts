import { Body, Controller, Delete, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import {
  ChangeOrderStatus,
  MoveOrders,
  SetOrderPriority,
  type MovedOrders,
  type OrderStatusNow,
} from '@selvedge/shared/orders/contract';
import type { FastifyRequest } from 'fastify';

import { principalIn } from '../../../platform/authorization/principal.js';
import { authorize } from '../../../platform/authorization/authorize.js';
import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { OrderIdPipe } from '../order-id.pipe.js';
import { OrderWork } from './order-work.service.js';

/** Changes to orders of all stores, by staff. */
@Controller('omnis/v3/atlas/orders')
@Can('orders.change-status')
export class OrderWorkController {
  constructor(private readonly work: OrderWork) {}

  /** Changes the status of several orders and returns the outcome of each. */
  @Post('status')
  @HttpCode(HttpStatus.OK)
  moveAll(
    @Req() request: FastifyRequest,
    @Context() context: CommandContext,
    @Body() move: MoveOrders,
  ): Promise<MovedOrders> {
    requireMayMarkPaid(request, move);
    return this.work.moveAll(context, move);
  }

  @Post(':orderId/status')
  @HttpCode(HttpStatus.OK)
  move(
    @Req() request: FastifyRequest,
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
    @Body() change: ChangeOrderStatus,
  ): Promise<OrderStatusNow> {
    requireMayMarkPaid(request, change);
    return this.work.move(context, orderId, change);
  }

  @Post(':orderId/priority')
  @HttpCode(HttpStatus.NO_CONTENT)
  async setPriority(
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
    @Body() { priority }: SetOrderPriority,
  ): Promise<void> {
    await this.work.setPriority(context, orderId, priority);
  }

  @Delete(':orderId')
  @HttpCode(HttpStatus.NO_CONTENT)
  async delete(
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
  ): Promise<void> {
    await this.work.delete(context, orderId);
  }
}

/** Requires the permission for calls that mark an unpaid order as paid by giving a reason. */
function requireMayMarkPaid(
  { facts }: FastifyRequest,
  { paidReason }: Pick<ChangeOrderStatus, 'paidReason'>,
): void {
  if (paidReason === undefined) return;
  authorize(principalIn(facts, facts.division), 'orders.mark-paid');
}
