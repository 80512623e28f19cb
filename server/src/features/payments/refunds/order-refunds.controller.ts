import { Body, Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { RequestRefund, type RefundOutcome } from '@selvedge/shared/orders/refunds/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { OrderIdPipe } from '../../orders/index.js';
import { Refunds } from './refunds.service.js';

/** Refunds through the payment provider. */
@Controller('omnis/v3/atlas/orders')
export class OrderRefundsController {
  constructor(private readonly refunds: Refunds) {}

  /** Refunds all or a part of a payment; idempotent by `refundId`. */
  @Post(':orderId/refunds')
  @HttpCode(HttpStatus.OK)
  @Can('orders.refund')
  async request(
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
    @Body() input: RequestRefund,
  ): Promise<RefundOutcome> {
    const { refundId, state, message } = await this.refunds.request(context, orderId, input);
    return { refundId, state, message };
  }
}
