import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import {
  CreateDiscount,
  DiscountItemsQuery,
  DiscountsQuery,
  IssueCodes,
  PauseDiscount,
  SaveDiscount,
  type AdminDiscounts,
  type DiscountItem,
  type OpenedDiscount,
} from '@selvedge/shared/discounts/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { UuidPipe } from '../../products/admin/index.js';
import { DiscountAdmin } from './discount-admin.service.js';
import { DiscountItemsQueries } from './discount-items.queries.js';

/** Discounts of the host's store (PAY-021). */
@Controller('omnis/v3/dashboard/discounts')
@Can('discounts.manage')
export class DiscountsController {
  constructor(
    private readonly admin: DiscountAdmin,
    private readonly itemQueries: DiscountItemsQueries,
  ) {}

  @Get()
  list(
    @Context() { division }: CommandContext,
    @Query() query: DiscountsQuery,
  ): Promise<AdminDiscounts> {
    return this.admin.list(division, query);
  }

  /** Products and collections that a discount can be limited to. */
  @Get('items')
  items(
    @Context() { division }: CommandContext,
    @Query() { searchTerm = '' }: DiscountItemsQuery,
  ): Promise<readonly DiscountItem[]> {
    return this.itemQueries.search(division, searchTerm);
  }

  @Get(':uuid')
  read(
    @Context() { division }: CommandContext,
    @Param('uuid', UuidPipe) uuid: string,
  ): Promise<OpenedDiscount> {
    return this.admin.read(division, uuid);
  }

  @Post()
  create(
    @Context() context: CommandContext,
    @Body() form: CreateDiscount,
  ): Promise<OpenedDiscount> {
    return this.admin.create(context, form);
  }

  @Put(':uuid')
  save(
    @Context() context: CommandContext,
    @Param('uuid', UuidPipe) uuid: string,
    @Body() form: SaveDiscount,
  ): Promise<OpenedDiscount> {
    return this.admin.save(context, uuid, form);
  }

  @Post(':uuid/paused')
  @HttpCode(HttpStatus.OK)
  pause(
    @Context() context: CommandContext,
    @Param('uuid', UuidPipe) uuid: string,
    @Body() { isPaused }: PauseDiscount,
  ): Promise<OpenedDiscount> {
    return this.admin.pause(context, uuid, isPaused);
  }

  @Post(':uuid/codes')
  @HttpCode(HttpStatus.OK)
  issue(
    @Context() context: CommandContext,
    @Param('uuid', UuidPipe) uuid: string,
    @Body() { count }: IssueCodes,
  ): Promise<OpenedDiscount> {
    return this.admin.issue(context, uuid, count);
  }

  @Get(':uuid/codes')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="codes.csv"')
  @Header('cache-control', 'no-store')
  codes(
    @Context() { division }: CommandContext,
    @Param('uuid', UuidPipe) uuid: string,
  ): Promise<string> {
    return this.admin.codesAsCsv(division, uuid);
  }
}
