import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { GuestDataTransfer } from '../../platform/http/guest-data-transfer.js';
import { AccountFavourites } from './account-favourites.service.js';
import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { ProductsModule } from '../products/index.js';
import { CoreDataFavourites } from './core-data-favourites.http.js';
import { FavouritesService } from './favourites.service.js';
import { FavouriteRequests } from './favourite-requests.http.js';
import { FavouritesContexts } from './favourites-contexts.service.js';
import { FavouritesMailer } from './favourites-mail.reactor.js';
import { FavouritesController } from './favourites.controller.js';
import { FavouritesEntity } from './favourites.entity.js';
import { favouritesEventTypes } from './favourites.events.js';
import { favourites } from './favourites.projection.js';
import { FavouritesReader } from './favourites.queries.js';

@Module({
  imports: [ProductsModule, TypeOrmModule.forFeature([FavouritesEntity])],
  controllers: [FavouritesController],
  providers: [
    FavouritesService,
    AccountFavourites,
    FavouritesReader,
    FavouritesContexts,
    FavouriteRequests,
    FavouritesMailer,
    CoreDataFavourites,
  ],
  exports: [
    FavouritesService,
    AccountFavourites,
    FavouritesReader,
    FavouritesContexts,
    FavouriteRequests,
  ],
})
export class FavouritesModule {
  constructor(
    registry: EventLogRegistry,
    belongings: GuestDataTransfer,
    accounts: AccountFavourites,
    mailer: FavouritesMailer,
  ) {
    registry.register({
      eventTypes: favouritesEventTypes,
      inline: [project(favourites, FavouritesEntity)],
      reactors: [mailer],
    });
    belongings.register(accounts);
  }
}
