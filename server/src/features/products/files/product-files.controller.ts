import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { ImportUpload, type ProductImport } from '@selvedge/shared/products/admin/import/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { UnsupportedContentType } from '../../../platform/http/http.errors.js';
import { Context } from '../../../platform/http/request-facts.js';
import { UuidPipe } from '../admin/uuid.pipe.js';
import { ProductExport } from './product-export.service.js';
import { ProductImports } from './product-imports.service.js';

const csv = 'text/csv; charset=utf-8';

/** Export and import of the host's products as files. */
@Controller('omnis/v3/dashboard/products')
@Can('products.manage')
export class ProductFilesController {
  constructor(
    private readonly exports: ProductExport,
    private readonly imports: ProductImports,
  ) {}

  @Get('export')
  @Header('content-type', csv)
  @Header('content-disposition', 'attachment; filename="products.csv"')
  export(@Context() { division }: CommandContext): StreamableFile {
    return new StreamableFile(this.exports.stream(division));
  }

  /** Dry run of a file, sent as text/csv. */
  @Post('imports')
  check(
    @Context() context: CommandContext,
    @Query() { fileName = 'products.csv' }: ImportUpload,
    @Body() text: unknown,
  ): Promise<ProductImport> {
    if (typeof text !== 'string') throw new UnsupportedContentType();
    return this.imports.check(context, text, fileName);
  }

  @Get('imports/:uuid')
  read(
    @Context() { division }: CommandContext,
    @Param('uuid', UuidPipe) uuid: string,
  ): Promise<ProductImport> {
    return this.imports.read(division, uuid);
  }

  @Post('imports/:uuid/run')
  @HttpCode(202)
  run(
    @Context() context: CommandContext,
    @Param('uuid', UuidPipe) uuid: string,
  ): Promise<ProductImport> {
    return this.imports.run(context, uuid);
  }

  @Get('imports/:uuid/refused')
  @Header('content-type', csv)
  @Header('content-disposition', 'attachment; filename="refused-rows.csv"')
  report(
    @Context() { division }: CommandContext,
    @Param('uuid', UuidPipe) uuid: string,
  ): Promise<string> {
    return this.imports.report(division, uuid);
  }
}
