import { Delete, Get, HttpCode, HttpStatus, Param, Query } from '@nestjs/common';
import { ProductGroupsQuery } from '@selvedge/shared/collections/contract';
import type { Paged } from '@selvedge/shared/http/paging';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { UuidPipe } from '../../products/admin/index.js';
import type { ProductGroupAdminService } from './product-group-admin.service.js';
import type { ProductGroupHistory } from './product-group-history.service.js';

/** Routes shared by all kinds of product groups; each kind adds its own write routes. */
export abstract class ProductGroupAdminController<Row, Group extends { readonly version: number }> {
  protected abstract readonly admin: ProductGroupAdminService<Row, Group>;

  @Get()
  list(
    @Context() { division }: CommandContext,
    @Query() query: ProductGroupsQuery,
  ): Promise<Paged<Row>> {
    return this.admin.list(division, query);
  }

  @Get(':uuid')
  read(
    @Context() { division }: CommandContext,
    @Param('uuid', UuidPipe) uuid: string,
  ): Promise<Group> {
    return this.admin.read(division, uuid);
  }

  @Get(':uuid/history')
  history(
    @Context() { division }: CommandContext,
    @Param('uuid', UuidPipe) uuid: string,
  ): Promise<ProductGroupHistory> {
    return this.admin.history(division, uuid);
  }

  @Delete(':uuid')
  @HttpCode(HttpStatus.NO_CONTENT)
  remove(@Context() context: CommandContext, @Param('uuid', UuidPipe) uuid: string): Promise<void> {
    return this.admin.remove(context, uuid);
  }
}
