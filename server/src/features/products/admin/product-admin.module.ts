import { Module } from '@nestjs/common';

import { Jobs } from '../../../platform/jobs/jobs.js';
import { ProductsModule } from '../products.module.js';
import { StoresModule } from '../../stores/index.js';
import { BulkEdits } from './bulk-edits.service.js';
import { ProductAdminQueries } from './product-admin.queries.js';
import { ImportRun, productImportJob } from '../import/import-run.service.js';
import { ProductAdminService } from './product-admin.service.js';
import { ProductAdminController } from './product-admin.controller.js';
import { ProductExport } from '../export/product-export.service.js';
import { ProductFilesController } from '../import/product-files.controller.js';
import { ProductImports } from '../import/product-imports.service.js';
import { ProductImportsQueries } from '../import/product-imports.queries.js';
import { ProductWrites } from './product-writes.service.js';
import { RowPlans } from '../import/row-plans.service.js';

@Module({
  imports: [ProductsModule, StoresModule],
  controllers: [ProductAdminController, ProductFilesController],
  providers: [
    ProductAdminQueries,
    ProductWrites,
    ProductAdminService,
    BulkEdits,
    ProductExport,
    ProductImportsQueries,
    ProductImports,
    RowPlans,
    ImportRun,
  ],
})
export class ProductAdminModule {
  constructor(jobs: Jobs, run: ImportRun) {
    jobs.handle(productImportJob, (data) => run.work(data));
  }
}
