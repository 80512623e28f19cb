import { Module } from '@nestjs/common';

import { ProductsModule } from '../products.module.js';
import { ProductHistories } from './product-history.service.js';
import { ProductHistoryController } from './product-history.controller.js';
import { ProductModeration } from './product-moderation.service.js';
import { ProductModerationController } from './product-moderation.controller.js';

/** What is kept of products for those who look after them: moderation, and who changed what. */
@Module({
  imports: [ProductsModule],
  controllers: [ProductModerationController, ProductHistoryController],
  providers: [ProductModeration, ProductHistories],
})
export class ProductRecordsModule {}
