import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import type { EventTypes } from '../../platform/event-log/model/decider.js';
import { GuestDataTransfer } from '../../platform/http/guest-data-transfer.js';
import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { DiscountsModule } from '../discounts/index.js';
import { ProductsModule } from '../products/index.js';
import { FavouritesModule } from '../favourites/index.js';
import { AccountBaskets } from './account-baskets.service.js';
import { BasketsService } from './baskets.service.js';
import { BasketEntity } from './basket.entity.js';
import type { BasketEvent } from './basket.events.js';
import { baskets } from './basket.projection.js';
import { BasketChoices } from './basket-choices.service.js';
import { BasketOffers } from './basket-offers.service.js';
import { BasketReader } from './basket.queries.js';
import { BasketRequests } from './basket-requests.http.js';
import { BasketContexts } from './basket-contexts.service.js';
import { CoreDataBasket } from './core-data-basket.http.js';
import { BasketsController } from './baskets.controller.js';
import { FavouritesCart } from './favourites-cart.http.js';

const eventTypes: EventTypes<BasketEvent> = {
  ItemAddedToBasket: { schemaVersion: 1 },
  BasketQuantityChanged: { schemaVersion: 1 },
  ItemRemovedFromBasket: { schemaVersion: 1 },
  BasketItemsOrdered: { schemaVersion: 1 },
  BasketItemsTakenAlong: { schemaVersion: 1 },
};

@Module({
  imports: [
    DiscountsModule,
    ProductsModule,
    FavouritesModule,
    TypeOrmModule.forFeature([BasketEntity]),
  ],
  controllers: [BasketsController],
  providers: [
    BasketChoices,
    BasketsService,
    AccountBaskets,
    BasketOffers,
    BasketReader,
    BasketContexts,
    BasketRequests,
    CoreDataBasket,
    FavouritesCart,
  ],
  exports: [
    BasketsService,
    AccountBaskets,
    BasketOffers,
    BasketReader,
    BasketContexts,
    BasketRequests,
  ],
})
export class BasketsModule {
  constructor(registry: EventLogRegistry, belongings: GuestDataTransfer, accounts: AccountBaskets) {
    registry.register({ eventTypes, inline: [project(baskets, BasketEntity)] });
    belongings.register(accounts);
  }
}
