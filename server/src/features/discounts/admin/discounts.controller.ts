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
  DiscountsQuery,
  IssueCodes,
  PauseDiscount,
  SaveDiscount,
  type AdminDiscount,
  type AdminDiscounts,
} from '@selvedge/shared/discounts/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { UuidPipe } from '../../products/admin/index.js';
import { DiscountAdmin } from './discount-admin.service.js';

/** Discounts of the host's store (PAY-021). */
@Controller('omnis/v3/dashboard/discounts')
@Can('discounts.manage')
export class DiscountsController {
  constructor(private readonly admin: DiscountAdmin) {}

  @Get()
  list(
    @Context() { division }: CommandContext,
    @Query() query: DiscountsQuery,
  ): Promise<AdminDiscounts> {
    return this.admin.list(division, query);
  }

  @Get(':uuid')
  read(
    @Context() { division }: CommandContext,
    @Param('uuid', UuidPipe) uuid: string,
  ): Promise<AdminDiscount> {
    return this.admin.read(division, uuid);
  }

  @Post()
  create(@Context() context: CommandContext, @Body() form: CreateDiscount): Promise<AdminDiscount> {
    return this.admin.create(context, form);
  }

  @Put(':uuid')
  save(
    @Context() context: CommandContext,
    @Param('uuid', UuidPipe) uuid: string,
    @Body() form: SaveDiscount,
  ): Promise<AdminDiscount> {
    return this.admin.save(context, uuid, form);
  }

  @Post(':uuid/paused')
  @HttpCode(HttpStatus.OK)
  pause(
    @Context() context: CommandContext,
    @Param('uuid', UuidPipe) uuid: string,
    @Body() { isPaused }: PauseDiscount,
  ): Promise<AdminDiscount> {
    return this.admin.pause(context, uuid, isPaused);
  }

  @Post(':uuid/codes')
  @HttpCode(HttpStatus.OK)
  issue(
    @Context() context: CommandContext,
    @Param('uuid', UuidPipe) uuid: string,
    @Body() { count }: IssueCodes,
  ): Promise<AdminDiscount> {
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
