import { Body, Controller, Delete, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { AddTrackingCode } from '@selvedge/shared/orders/tracking/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { OrderCommands } from '../order-commands.service.js';
import { OrderIdPipe } from '../order-id.pipe.js';

/** Tracking codes, for staff who can move orders. */
@Controller('omnis/v3/atlas/orders')
@Can('orders.change-status')
export class TrackingController {
  constructor(private readonly commands: OrderCommands) {}

  /** Refused if the order already has the code. */
  @Post(':orderId/tracking')
  @HttpCode(HttpStatus.NO_CONTENT)
  async add(
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
    @Body() { carrier, code, url }: AddTrackingCode,
  ): Promise<void> {
    await this.commands.give(context, {
      type: 'AddTrackingCode',
      orderId,
      carrier,
      code,
      url: url ?? null,
    });
  }

  @Delete(':orderId/tracking/:code')
  @HttpCode(HttpStatus.NO_CONTENT)
  async remove(
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
    @Param('code') code: string,
  ): Promise<void> {
    await this.commands.give(context, { type: 'RemoveTrackingCode', orderId, code });
  }
}
