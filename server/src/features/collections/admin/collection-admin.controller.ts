import { Body, Controller, Param, Post, Put, UseGuards } from '@nestjs/common';
import {
  CreateCollection,
  SaveCollection,
  type DeskCollection,
  type DeskCollectionRow,
} from '@selvedge/shared/collections/contract';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { RequirePermission } from '../../permissions/index.js';
import { DeskUuidPipe, StoreHostGuard } from '../../products/admin/index.js';
import { CollectionDesk } from './collection-admin.service.js';
import { ShelfDeskController } from './product-group-admin.controller.js';

/** CAT-026: the collections of the host's store, for those who may change its products. */
@Controller('omnis/v3/dashboard/collections')
@UseGuards(StoreHostGuard)
@RequirePermission('products')
export class CollectionDeskController extends ShelfDeskController<
  DeskCollectionRow,
  DeskCollection
> {
  constructor(protected readonly desk: CollectionDesk) {
    super();
  }

  @Post()
  create(
    @Context() context: CommandContext,
    @Body() form: CreateCollection,
  ): Promise<DeskCollection> {
    return this.desk.create(context, form);
  }

  @Put(':uuid')
  save(
    @Context() context: CommandContext,
    @Param('uuid', DeskUuidPipe) uuid: string,
    @Body() form: SaveCollection,
  ): Promise<DeskCollection> {
    return this.desk.save(context, uuid, form);
  }
}
