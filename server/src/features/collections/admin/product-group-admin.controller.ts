import { Delete, Get, HttpCode, HttpStatus, Param, Query } from '@nestjs/common';
import { ProductGroupsQuery } from '@selvedge/shared/collections/contract';
import type { Paged } from '@selvedge/shared/http/paging';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { UuidPipe } from '../../products/admin/index.js';
import type { ProductGroupAdminService } from './product-group-admin.service.js';
import type { ProductGroupHistory } from './product-group-history.service.js';

/** What is asked of every kind of shelf alike; how one is written is the kind's own. */
export abstract class ProductGroupAdminController<Row, Shelf extends { readonly version: number }> {
  protected abstract readonly desk: ProductGroupAdminService<Row, Shelf>;

  @Get()
  list(
    @Context() { division }: CommandContext,
    @Query() query: ProductGroupsQuery,
  ): Promise<Paged<Row>> {
    return this.desk.list(division, query);
  }

  @Get(':uuid')
  one(
    @Context() { division }: CommandContext,
    @Param('uuid', UuidPipe) uuid: string,
  ): Promise<Shelf> {
    return this.desk.read(division, uuid);
  }

  @Get(':uuid/history')
  history(
    @Context() { division }: CommandContext,
    @Param('uuid', UuidPipe) uuid: string,
  ): Promise<ProductGroupHistory> {
    return this.desk.history(division, uuid);
  }

  @Delete(':uuid')
  @HttpCode(HttpStatus.NO_CONTENT)
  remove(@Context() context: CommandContext, @Param('uuid', UuidPipe) uuid: string): Promise<void> {
    return this.desk.remove(context, uuid);
  }
}
