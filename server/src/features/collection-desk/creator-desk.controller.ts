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
import { DeskShelvesQuery } from '@selvedge/shared/collection-desk/contract';
import {
  CreateCreator,
  SaveCreator,
  type DeskCreator,
  type DeskCreators,
} from '@selvedge/shared/collection-desk/creators/contract';

import type { CommandContext } from '../../platform/event-log/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { RequirePermission } from '../permissions/index.js';
import { DeskUuidPipe, StoreHostGuard } from '../product-desk/index.js';
import { CreatorDesk } from './creator-desk.js';
import { ShelfHistories, type ShelfHistory } from './shelf-history.js';

/** CAT-027: who draws for the host's store, for those who may change its products. */
@Controller('omnis/v3/dashboard/creators')
@UseGuards(StoreHostGuard)
@RequirePermission('products')
export class CreatorDeskController {
  constructor(
    private readonly desk: CreatorDesk,
    private readonly histories: ShelfHistories,
  ) {}

  @Get()
  list(
    @Context() { division }: CommandContext,
    @Query() query: DeskShelvesQuery,
  ): Promise<DeskCreators> {
    return this.desk.list(division, query);
  }

  @Get(':uuid')
  one(
    @Context() { division }: CommandContext,
    @Param('uuid', DeskUuidPipe) uuid: string,
  ): Promise<DeskCreator> {
    return this.desk.read(division, uuid);
  }

  @Get(':uuid/history')
  history(
    @Context() { division }: CommandContext,
    @Param('uuid', DeskUuidPipe) uuid: string,
  ): Promise<ShelfHistory> {
    return this.histories.ofCreator(division, uuid);
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

  @Delete(':uuid')
  @HttpCode(HttpStatus.NO_CONTENT)
  remove(
    @Context() context: CommandContext,
    @Param('uuid', DeskUuidPipe) uuid: string,
  ): Promise<void> {
    return this.desk.remove(context, uuid);
  }
}
