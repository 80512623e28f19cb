import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import type { ProductGroupRow } from '@selvedge/shared/collections/contract';
import {
  CreateCreator,
  SaveCreator,
  type AdminCreator,
} from '@selvedge/shared/collections/creators/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { UuidPipe } from '../../products/admin/index.js';
import { CreatorAdminService } from './creator-admin.service.js';
import { ProductGroupAdminController } from './product-group-admin.controller.js';

/** Creators of the host's store, for its product managers (CAT-027). */
@Controller('omnis/v3/dashboard/creators')
@Can('creators.manage')
export class CreatorAdminController extends ProductGroupAdminController<
  ProductGroupRow,
  AdminCreator
> {
  constructor(protected readonly admin: CreatorAdminService) {
    super();
  }

  @Post()
  create(@Context() context: CommandContext, @Body() form: CreateCreator): Promise<AdminCreator> {
    return this.admin.create(context, form);
  }

  @Put(':uuid')
  save(
    @Context() context: CommandContext,
    @Param('uuid', UuidPipe) uuid: string,
    @Body() form: SaveCreator,
  ): Promise<AdminCreator> {
    return this.admin.save(context, uuid, form);
  }
}
