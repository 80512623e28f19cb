import { Module } from '@nestjs/common';

import { ErasureHooks } from '../../platform/event-log/privacy/subject-erasure.js';
import { BusinessModule } from '../business/index.js';
import { PagesModule } from '../pages/index.js';
import { OpeningDraftsQueries } from './drafts/opening-drafts.queries.js';
import { OpeningDrafts } from './drafts/opening-drafts.service.js';
import { EnterController } from './enter.controller.js';
import { EntrancesQueries } from './entrances.queries.js';
import { Entrances } from './entrances.service.js';
import { OwnStoresController } from './own-stores.controller.js';
import { OwnShopsQueries } from './own-shops.queries.js';
import { OwnShops } from './own-shops.service.js';
import { ShopOpening } from './shop-opening.service.js';
import { ShopAvailability } from './shop-availability.service.js';
import { ShopStepsController } from './shop-steps.controller.js';
import { ShopStepsQueries } from './shop-steps.queries.js';
import { ShopSteps } from './shop-steps.service.js';
import { ShopsController } from './shops.controller.js';

/** Opening of a shop, from the account to the first sale. */
@Module({
  imports: [BusinessModule, PagesModule],
  controllers: [ShopsController, OwnStoresController, EnterController, ShopStepsController],
  exports: [ShopAvailability, OpeningDrafts],
  providers: [
    OwnShopsQueries,
    OwnShops,
    ShopOpening,
    EntrancesQueries,
    Entrances,
    ShopStepsQueries,
    ShopSteps,
    ShopAvailability,
    OpeningDraftsQueries,
    OpeningDrafts,
  ],
})
export class OpeningModule {
  constructor(hooks: ErasureHooks, drafts: OpeningDrafts) {
    hooks.register((subject) => drafts.erase(subject));
  }
}
