import { Body, Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { WriteOrderNote } from '@selvedge/shared/orders/notes/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { StaffRights } from '../../accounts/index.js';
import { OrderCommands } from '../order-commands.service.js';
import { OrderIdPipe } from '../order-id.pipe.js';

/** What staff know of an order, for staff to read in its history. */
@Controller('omnis/v3/atlas/orders')
@Can('orders.change-status')
export class OrderNotesController {
  constructor(
    private readonly commands: OrderCommands,
    private readonly rights: StaffRights,
  ) {}

  /** ATL-011: nobody who is muted. */
  @Post(':orderId/notes')
  @HttpCode(HttpStatus.NO_CONTENT)
  async write(
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
    @Body() { id: noteId, text }: WriteOrderNote,
  ): Promise<void> {
    await this.rights.refuseMuted(context.actor);
    await this.commands.give(context, { type: 'WriteOrderNote', orderId, noteId, text });
  }
}
