import { Module } from '@nestjs/common';

import { PlanController } from './plan.controller.js';
import { Plans } from './plans.service.js';
import { AtlasStoresController } from './stores.controller.js';

/** Which plan a shop has. */
@Module({
  controllers: [AtlasStoresController, PlanController],
  providers: [Plans],
  exports: [Plans],
})
export class PlansModule {}
