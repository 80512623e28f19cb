import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import {
  CreateCollection,
  SaveCollection,
  type AdminCollection,
  type AdminCollectionRow,
} from '@selvedge/shared/collections/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { UuidPipe } from '../../products/admin/index.js';
import { CollectionAdminService } from './collection-admin.service.js';
import { ProductGroupAdminController } from './product-group-admin.controller.js';

/** Collections of the host's store, for its product managers (CAT-026). */
@Controller('omnis/v3/dashboard/collections')
@Can('collections.manage')
export class CollectionAdminController extends ProductGroupAdminController<
  AdminCollectionRow,
  AdminCollection
> {
  constructor(protected readonly admin: CollectionAdminService) {
    super();
  }

  @Post()
  create(
    @Context() context: CommandContext,
    @Body() form: CreateCollection,
  ): Promise<AdminCollection> {
    return this.admin.create(context, form);
  }

  @Put(':uuid')
  save(
    @Context() context: CommandContext,
    @Param('uuid', UuidPipe) uuid: string,
    @Body() form: SaveCollection,
  ): Promise<AdminCollection> {
    return this.admin.save(context, uuid, form);
  }
}
