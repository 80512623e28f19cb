import { Module } from '@nestjs/common';

import { PlanController } from './plan.controller.js';
import { Plans } from './plans.service.js';
import { StandingLog } from './standing/standing-log.service.js';
import { StoreFiles } from './standing/store-files.service.js';
import { AtlasStoresController } from './stores.controller.js';

@Module({
  controllers: [AtlasStoresController, PlanController],
  providers: [Plans, StandingLog, StoreFiles],
  exports: [Plans],
})
export class PlansModule {}
