import { Module } from '@nestjs/common';

import { Jobs } from '../../../platform/jobs/jobs.js';
import { StoresModule } from '../../stores/index.js';
import { ProductAdminModule } from '../admin/index.js';
import { ProductsModule } from '../products.module.js';
import { ImportRun, productImportJob } from './import-run.service.js';
import { ProductExport } from './product-export.service.js';
import { ProductFilesController } from './product-files.controller.js';
import { ProductImportsQueries } from './product-imports.queries.js';
import { ProductImports } from './product-imports.service.js';
import { RowPlans } from './row-plans.service.js';

/** Export and import of products as CSV files. */
@Module({
  imports: [ProductsModule, ProductAdminModule, StoresModule],
  controllers: [ProductFilesController],
  providers: [ProductExport, ProductImportsQueries, ProductImports, RowPlans, ImportRun],
})
export class ProductFilesModule {
  constructor(jobs: Jobs, run: ImportRun) {
    jobs.handle(productImportJob, (data) => run.work(data));
  }
}
