import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import type { EventTypes } from '../../platform/event-log/model/decider.js';
import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { ProductsModule } from '../products/index.js';
import { FavouritesModule } from '../favourites/index.js';
import { CartSource } from '../stores/index.js';
import { BasketsService } from './baskets.service.js';
import { BasketEntity } from './basket.entity.js';
import type { BasketEvent } from './basket.events.js';
import { baskets } from './basket.projection.js';
import { BasketReader } from './basket.queries.js';
import { BasketRequests } from './basket-requests.http.js';
import { BasketVisits } from './basket-visits.service.js';
import { BasketsController } from './baskets.controller.js';
import { FavouritesCart } from './favourites-cart.http.js';

const eventTypes: EventTypes<BasketEvent> = {
  ItemAddedToBasket: { schemaVersion: 1 },
  BasketQuantityChanged: { schemaVersion: 1 },
  ItemRemovedFromBasket: { schemaVersion: 1 },
  BasketItemsOrdered: { schemaVersion: 1 },
};

@Module({
  imports: [ProductsModule, FavouritesModule, TypeOrmModule.forFeature([BasketEntity])],
  controllers: [BasketsController],
  providers: [BasketsService, BasketReader, BasketVisits, BasketRequests, FavouritesCart],
  exports: [BasketsService, BasketReader, BasketVisits, BasketRequests],
})
export class BasketsModule {
  constructor(
    registry: EventLogRegistry,
    carts: CartSource,
    requests: BasketRequests,
    commands: BasketsService,
  ) {
    registry.register({ eventTypes, inline: [project(baskets, BasketEntity)] });
    carts.readBy(async (request) => (await commands.list(requests.of(request))).items);
  }
}
