import { Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { OrderCommands } from '../order-commands.service.js';
import { OrderIdPipe } from '../order-id.pipe.js';

/** Refunds of payments that arrived too late. */
@Controller('omnis/v3/atlas/orders')
export class RefundsController {
  constructor(private readonly commands: OrderCommands) {}

  /** Confirms a refund made at the provider; idempotent. Refused if none is due. */
  @Post(':orderId/refunds/:attemptId/confirmation')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Can('orders.confirm-refund')
  async confirm(
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
    @Param('attemptId') attemptId: string,
  ): Promise<void> {
    await this.commands.give(context, { type: 'ConfirmRefund', orderId, attemptId });
  }
}
