import { Module } from '@nestjs/common';

import { LiveTopics } from '../../../platform/live/live-topics.js';
import { StoresModule } from '../../stores/index.js';
import { ProductsModule } from '../products.module.js';
import { approvals } from './approvals.topic.js';
import { ProductHistories } from './product-history.service.js';
import { ProductHistoryController } from './product-history.controller.js';
import { ProductApprovals } from './product-approvals.service.js';
import { ProductApprovalsQueries } from './product-approvals.queries.js';
import { ProductModeration } from './product-moderation.service.js';
import { ProductModerationController } from './product-moderation.controller.js';

/** Moderation and change history of products. */
@Module({
  imports: [ProductsModule, StoresModule],
  controllers: [ProductModerationController, ProductHistoryController],
  providers: [ProductApprovals, ProductApprovalsQueries, ProductModeration, ProductHistories],
})
export class ProductRecordsModule {
  constructor(topics: LiveTopics) {
    topics.register(approvals);
  }
}
