import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { BulkEdit, type BulkResults } from '@selvedge/shared/products/admin/bulk/contract';
import {
  CreateFromDesign,
  CreateProduct,
  AdminProductsQuery,
  SaveProduct,
  type AdminChoices,
  type AdminProduct,
  type AdminProducts,
} from '@selvedge/shared/products/admin/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { ProductUuid } from '../product-uuid.pipe.js';
import { BulkEdits } from './bulk-edits.service.js';
import { UuidPipe } from './uuid.pipe.js';
import { ProductAdminService } from './product-admin.service.js';
import { ProductWrites } from './product-writes.service.js';

/** Product administration of the host's store (CAT-028). */
@Controller('omnis/v3/dashboard/products')
@Can('products.manage')
export class ProductAdminController {
  constructor(
    private readonly admin: ProductAdminService,
    private readonly writes: ProductWrites,
    private readonly edits: BulkEdits,
  ) {}

  @Get()
  list(
    @Context() { division }: CommandContext,
    @Query() query: AdminProductsQuery,
  ): Promise<AdminProducts> {
    return this.admin.list(division, query);
  }

  @Get('choices')
  choices(@Context() { division }: CommandContext): Promise<AdminChoices> {
    return this.admin.choices(division);
  }

  @Get(':uuid')
  read(
    @Context() { division }: CommandContext,
    @ProductUuid(UuidPipe) uuid: string,
  ): Promise<AdminProduct> {
    return this.writes.read(division, uuid);
  }

  @Post()
  create(@Context() context: CommandContext, @Body() form: CreateProduct): Promise<AdminProduct> {
    return this.admin.create(context, form);
  }

  @Post('from-design')
  createFromDesign(
    @Context() context: CommandContext,
    @Body() chosen: CreateFromDesign,
  ): Promise<AdminProduct> {
    return this.admin.createFromDesign(context, chosen);
  }

  @Put(':uuid')
  save(
    @Context() context: CommandContext,
    @ProductUuid(UuidPipe) uuid: string,
    @Body() form: SaveProduct,
  ): Promise<AdminProduct> {
    return this.admin.save(context, uuid, form);
  }

  @Post('bulk')
  @HttpCode(200)
  async bulk(@Context() context: CommandContext, @Body() edit: BulkEdit): Promise<BulkResults> {
    return { results: await this.edits.apply(context, edit) };
  }
}
