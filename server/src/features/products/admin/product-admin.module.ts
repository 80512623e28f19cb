import { Module } from '@nestjs/common';

import { ProductsModule } from '../products.module.js';
import { StoresModule } from '../../stores/index.js';
import { BulkEdits } from './bulk-edits.service.js';
import { ProductAdminQueries } from './product-admin.queries.js';
import { ProductAdminService } from './product-admin.service.js';
import { ProductAdminController } from './product-admin.controller.js';
import { ProductWrites } from './product-writes.service.js';

@Module({
  imports: [ProductsModule, StoresModule],
  controllers: [ProductAdminController],
  providers: [ProductAdminQueries, ProductWrites, ProductAdminService, BulkEdits],
  exports: [ProductAdminQueries],
})
export class ProductAdminModule {}
