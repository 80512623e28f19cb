import { Module } from '@nestjs/common';

import { ProductsModule } from '../products.module.js';
import { ProductHistories } from './product-history.service.js';
import { ProductHistoryController } from './product-history.controller.js';
import { ProductModeration } from './product-moderation.service.js';
import { ProductModerationController } from './product-moderation.controller.js';

/** Moderation and change history of products. */
@Module({
  imports: [ProductsModule],
  controllers: [ProductModerationController, ProductHistoryController],
  providers: [ProductModeration, ProductHistories],
})
export class ProductRecordsModule {}
