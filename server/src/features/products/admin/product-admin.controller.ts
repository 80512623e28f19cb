import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  UseGuards,
} from '@nestjs/common';
import {
  BulkEdit,
  CreateFromDesign,
  CreateProduct,
  DeskProductsQuery,
  SaveProduct,
  type BulkResults,
  type DeskChoices,
  type DeskProduct,
  type DeskProducts,
} from '@selvedge/shared/products/admin/contract';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { RequirePermission } from '../../permissions/index.js';
import { BulkEdits } from './bulk-edits.service.js';
import { DeskUuidPipe } from './uuid.pipe.js';
import { ProductDesk } from './product-admin.service.js';
import { ProductWrites } from './product-writes.service.js';
import { StoreHostGuard } from './store-host.guard.js';

/** CAT-028: the products of the host's store, for those who may change them. */
@Controller('omnis/v3/dashboard/products')
@UseGuards(StoreHostGuard)
@RequirePermission('products')
export class ProductDeskController {
  constructor(
    private readonly desk: ProductDesk,
    private readonly writes: ProductWrites,
    private readonly edits: BulkEdits,
  ) {}

  @Get()
  list(
    @Context() { division }: CommandContext,
    @Query() query: DeskProductsQuery,
  ): Promise<DeskProducts> {
    return this.desk.list(division, query);
  }

  @Get('choices')
  choices(@Context() { division }: CommandContext): Promise<DeskChoices> {
    return this.desk.choices(division);
  }

  @Get(':uuid')
  one(
    @Context() { division }: CommandContext,
    @Param('uuid', DeskUuidPipe) uuid: string,
  ): Promise<DeskProduct> {
    return this.writes.read(division, uuid);
  }

  @Post()
  create(@Context() context: CommandContext, @Body() form: CreateProduct): Promise<DeskProduct> {
    return this.desk.create(context, form);
  }

  @Post('from-design')
  createFromDesign(
    @Context() context: CommandContext,
    @Body() chosen: CreateFromDesign,
  ): Promise<DeskProduct> {
    return this.desk.createFromDesign(context, chosen);
  }

  @Put(':uuid')
  save(
    @Context() context: CommandContext,
    @Param('uuid', DeskUuidPipe) uuid: string,
    @Body() form: SaveProduct,
  ): Promise<DeskProduct> {
    return this.desk.save(context, uuid, form);
  }

  @Post('bulk')
  @HttpCode(200)
  async bulk(@Context() context: CommandContext, @Body() edit: BulkEdit): Promise<BulkResults> {
    return { results: await this.edits.apply(context, edit) };
  }
}
