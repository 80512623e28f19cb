import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { HostDirectory } from '../../platform/authorization/tenant.js';
import { BadgesSource } from './block-sources/badges.source.js';
import { SocialProfilesSource } from './block-sources/social-profiles.source.js';
import { StoreDirectory } from './store-directory.service.js';
import { DivisionRow, StoreRow } from './store.entity.js';
import { SaleTaxes } from './sale-taxes.service.js';
import { StoresService } from './stores.service.js';
import { StoresController } from './stores.controller.js';
import { stores } from './stores.projection.js';
import { StoresQueries } from './stores.queries.js';
import { CartSource, FavouritesSource, PagesSource } from './visitor-items.http.js';
import { storeTags } from './store.tags.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([StoreRow, DivisionRow])],
  controllers: [StoresController],
  providers: [
    StoresQueries,
    StoreDirectory,
    SaleTaxes,
    StoresService,
    CartSource,
    FavouritesSource,
    PagesSource,
    SocialProfilesSource,
    BadgesSource,
    { provide: HostDirectory, useExisting: StoreDirectory },
  ],
  exports: [
    HostDirectory,
    StoreDirectory,
    SaleTaxes,
    StoresService,
    CartSource,
    FavouritesSource,
    PagesSource,
    SocialProfilesSource,
    BadgesSource,
  ],
})
export class StoresModule {
  constructor(registry: EventLogRegistry, directory: StoreDirectory) {
    registry.register({
      eventTypes: { StoreSaved: { schemaVersion: 1 } },
      inline: [project(stores, StoreRow)],
      broadcasts: [directory],
      tags: [storeTags],
    });
  }
}
