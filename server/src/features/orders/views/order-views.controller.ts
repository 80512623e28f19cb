import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Put,
} from '@nestjs/common';
import { SaveOrderView, type OrderViews } from '@selvedge/shared/orders/views/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { OrderViewIdPipe } from './order-view-id.pipe.js';
import { OwnOrderViews } from './order-views.service.js';

/** The caller's saved views of the order list; each change returns all of them. */
@Controller('omnis/v3/atlas/order-views')
@Can('orders.view-all')
export class OrderViewsController {
  constructor(private readonly views: OwnOrderViews) {}

  @Get()
  list(@Context() { actor }: CommandContext): Promise<OrderViews> {
    return this.views.list(actor);
  }

  @Post()
  @HttpCode(HttpStatus.OK)
  add(@Context() { actor }: CommandContext, @Body() view: SaveOrderView): Promise<OrderViews> {
    return this.views.add(actor, view);
  }

  @Put(':view')
  change(
    @Context() { actor }: CommandContext,
    @Param('view', OrderViewIdPipe) id: string,
    @Body() view: SaveOrderView,
  ): Promise<OrderViews> {
    return this.views.change(actor, id, view);
  }

  @Delete(':view')
  remove(
    @Context() { actor }: CommandContext,
    @Param('view', OrderViewIdPipe) id: string,
  ): Promise<OrderViews> {
    return this.views.remove(actor, id);
  }
}
