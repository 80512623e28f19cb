import { Body, Controller, Delete, HttpCode, HttpStatus, Param, Put } from '@nestjs/common';
import { PutInPigeonhole } from '@selvedge/shared/orders/pigeonholes/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { OrderIdPipe } from '../order-id.pipe.js';
import { ItemIdPipe } from './item-id.pipe.js';
import { Sorting } from './sorting.service.js';

/** Slots of order items, for factory staff. */
@Controller('omnis/v3/atlas/orders/:orderId/items/:itemId/pigeonhole')
@Can('orders.sort')
export class PigeonholesController {
  constructor(private readonly sorting: Sorting) {}

  @Put()
  @HttpCode(HttpStatus.NO_CONTENT)
  async place(
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
    @Param('itemId', ItemIdPipe) itemId: number,
    @Body() { code }: PutInPigeonhole,
  ): Promise<void> {
    await this.sorting.put(context, { orderId, itemId }, code);
  }

  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  async remove(
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
    @Param('itemId', ItemIdPipe) itemId: number,
  ): Promise<void> {
    await this.sorting.take(context, { orderId, itemId });
  }
}
