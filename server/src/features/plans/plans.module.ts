import { Module } from '@nestjs/common';

import { PlanController } from './plan.controller.js';
import { Plans } from './plans.service.js';
import { PlanStateLog } from './plan-state/plan-state-log.service.js';
import { StoreFiles } from './plan-state/store-files.service.js';
import { AtlasStoresController } from './stores.controller.js';

@Module({
  controllers: [AtlasStoresController, PlanController],
  providers: [Plans, PlanStateLog, StoreFiles],
  exports: [Plans],
})
export class PlansModule {}
