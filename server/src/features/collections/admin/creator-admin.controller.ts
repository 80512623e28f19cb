import { Body, Controller, Param, Post, Put, UseGuards } from '@nestjs/common';
import type { DeskShelfRow } from '@selvedge/shared/collections/contract';
import {
  CreateCreator,
  SaveCreator,
  type DeskCreator,
} from '@selvedge/shared/collections/creators/contract';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { RequirePermission } from '../../permissions/index.js';
import { DeskUuidPipe, StoreHostGuard } from '../../products/admin/index.js';
import { CreatorDesk } from './creator-admin.service.js';
import { ShelfDeskController } from './product-group-admin.controller.js';

/** CAT-027: who draws for the host's store, for those who may change its products. */
@Controller('omnis/v3/dashboard/creators')
@UseGuards(StoreHostGuard)
@RequirePermission('products')
export class CreatorDeskController extends ShelfDeskController<DeskShelfRow, DeskCreator> {
  constructor(protected readonly desk: CreatorDesk) {
    super();
  }

  @Post()
  create(@Context() context: CommandContext, @Body() form: CreateCreator): Promise<DeskCreator> {
    return this.desk.create(context, form);
  }

  @Put(':uuid')
  save(
    @Context() context: CommandContext,
    @Param('uuid', DeskUuidPipe) uuid: string,
    @Body() form: SaveCreator,
  ): Promise<DeskCreator> {
    return this.desk.save(context, uuid, form);
  }
}
