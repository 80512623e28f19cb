import { Module } from '@nestjs/common';

import { ClockModule } from '../../platform/clock.module.js';
import { StorefrontModule } from '../storefront/index.js';
import { SplitTestCounts } from './split-test-counts.queries.js';
import { SplitTestOrders } from './split-test-orders.http.js';
import { SplitTestSessionsController } from './split-test-sessions.controller.js';
import { SplitTestsController } from './split-tests.controller.js';
import { SplitTestsService } from './split-tests.service.js';

/** Split tests: alternative versions of blocks for different visitors (BLX-009 to BLX-018). */
@Module({
  imports: [StorefrontModule, ClockModule],
  controllers: [SplitTestsController, SplitTestSessionsController],
  providers: [SplitTestCounts, SplitTestsService, SplitTestOrders],
  exports: [SplitTestOrders],
})
export class SplitTestsModule {}
