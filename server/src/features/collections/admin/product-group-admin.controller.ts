import { Delete, Get, HttpCode, HttpStatus, Param, Query } from '@nestjs/common';
import { DeskShelvesQuery } from '@selvedge/shared/collections/contract';
import type { Paged } from '@selvedge/shared/http/paging';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { DeskUuidPipe } from '../../products/admin/index.js';
import type { ShelfDesk } from './product-group-admin.service.js';
import type { ShelfHistory } from './product-group-history.service.js';

/** What is asked of every kind of shelf alike; how one is written is the kind's own. */
export abstract class ShelfDeskController<Row, Shelf extends { readonly version: number }> {
  protected abstract readonly desk: ShelfDesk<Row, Shelf>;

  @Get()
  list(
    @Context() { division }: CommandContext,
    @Query() query: DeskShelvesQuery,
  ): Promise<Paged<Row>> {
    return this.desk.list(division, query);
  }

  @Get(':uuid')
  one(
    @Context() { division }: CommandContext,
    @Param('uuid', DeskUuidPipe) uuid: string,
  ): Promise<Shelf> {
    return this.desk.read(division, uuid);
  }

  @Get(':uuid/history')
  history(
    @Context() { division }: CommandContext,
    @Param('uuid', DeskUuidPipe) uuid: string,
  ): Promise<ShelfHistory> {
    return this.desk.history(division, uuid);
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
