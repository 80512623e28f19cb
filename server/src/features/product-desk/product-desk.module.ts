import { Module } from '@nestjs/common';

import { Jobs } from '../../platform/jobs/jobs.js';
import { CatalogueModule } from '../catalogue/index.js';
import { StoresModule } from '../stores/index.js';
import { BulkEdits } from './bulk-edits.js';
import { DeskProductsQueries } from './desk-products.queries.js';
import { ImportRun, productImportJob } from './import-run.js';
import { ProductDesk } from './product-desk.js';
import { ProductDeskController } from './product-desk.controller.js';
import { ProductExport } from './product-export.js';
import { ProductFilesController } from './product-files.controller.js';
import { ProductImports } from './product-imports.js';
import { ProductImportsQueries } from './product-imports.queries.js';
import { ProductWrites } from './product-writes.js';
import { RowPlans } from './row-plans.js';

@Module({
  imports: [CatalogueModule, StoresModule],
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
