import { Body, Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { WriteOrderNote } from '@selvedge/shared/orders/notes/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { StaffRights } from '../../accounts/index.js';
import { OrderCommands } from '../order-commands.service.js';
import { OrderIdPipe } from '../order-id.pipe.js';

/** Staff notes, shown in the order history. */
@Controller('omnis/v3/atlas/orders')
@Can('orders.change-status')
export class OrderNotesController {
  constructor(
    private readonly commands: OrderCommands,
    private readonly rights: StaffRights,
  ) {}

  /** Refused to muted staff (ATL-011). */
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
