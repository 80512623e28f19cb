import { Module } from '@nestjs/common';

import { Jobs } from '../../../platform/jobs/jobs.js';
import { ProductsModule } from '../products.module.js';
import { StoresModule } from '../../stores/index.js';
import { BulkEdits } from './bulk-edits.service.js';
import { DeskProductsQueries } from './product-admin.queries.js';
import { ImportRun, productImportJob } from '../import/import-run.js';
import { ProductDesk } from './product-admin.service.js';
import { ProductDeskController } from './product-admin.controller.js';
import { ProductExport } from '../export/product-export.js';
import { ProductFilesController } from '../import/product-files.controller.js';
import { ProductImports } from '../import/product-imports.js';
import { ProductImportsQueries } from '../import/product-imports.queries.js';
import { ProductWrites } from './product-writes.service.js';
import { RowPlans } from '../import/row-plans.js';

@Module({
  imports: [ProductsModule, StoresModule],
  controllers: [ProductDeskController, ProductFilesController],
  providers: [
    DeskProductsQueries,
    ProductWrites,
    ProductDesk,
    BulkEdits,
    ProductExport,
    ProductImportsQueries,
    ProductImports,
    RowPlans,
    ImportRun,
  ],
})
export class ProductDeskModule {
  constructor(jobs: Jobs, run: ImportRun) {
    jobs.handle(productImportJob, (data) => run.work(data));
  }
}
