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
  Query,
  UseGuards,
} from '@nestjs/common';
import {
  CreateCollection,
  DeskShelvesQuery,
  SaveCollection,
  type DeskCollection,
  type DeskCollections,
} from '@selvedge/shared/collection-desk/contract';

import type { CommandContext } from '../../platform/event-log/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { RequirePermission } from '../permissions/index.js';
import { DeskUuidPipe, StoreHostGuard } from '../product-desk/index.js';
import { CollectionDesk } from './collection-desk.js';
import { ShelfHistories, type ShelfHistory } from './shelf-history.js';

/** CAT-026: the collections of the host's store, for those who may change its products. */
@Controller('omnis/v3/dashboard/collections')
@UseGuards(StoreHostGuard)
@RequirePermission('products')
export class CollectionDeskController {
  constructor(
    private readonly desk: CollectionDesk,
    private readonly histories: ShelfHistories,
  ) {}

  @Get()
  list(
    @Context() { division }: CommandContext,
    @Query() query: DeskShelvesQuery,
  ): Promise<DeskCollections> {
    return this.desk.list(division, query);
  }

  @Get(':uuid')
  one(
    @Context() { division }: CommandContext,
    @Param('uuid', DeskUuidPipe) uuid: string,
  ): Promise<DeskCollection> {
    return this.desk.read(division, uuid);
  }

  @Get(':uuid/history')
  history(
    @Context() { division }: CommandContext,
    @Param('uuid', DeskUuidPipe) uuid: string,
  ): Promise<ShelfHistory> {
    return this.histories.ofCollection(division, uuid);
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

  @Delete(':uuid')
  @HttpCode(HttpStatus.NO_CONTENT)
  remove(
    @Context() context: CommandContext,
    @Param('uuid', DeskUuidPipe) uuid: string,
  ): Promise<void> {
    return this.desk.remove(context, uuid);
  }
}
