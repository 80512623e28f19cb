import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import type { EventTypes } from '../../platform/event-log/model/decider.js';
import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { CollectionsService } from './collections.service.js';
import { CollectionIds } from './collection-ids.queries.js';
import { CollectionEntity } from './collection.entity.js';
import type { CollectionEvent } from './collection.events.js';
import { collections } from './collection.projection.js';
import { collectionTags } from './collection.tags.js';

const eventTypes: EventTypes<CollectionEvent> = {
  CollectionSaved: { schemaVersion: 1 },
  CollectionRemoved: { schemaVersion: 1 },
};

@Module({
  imports: [TypeOrmModule.forFeature([CollectionEntity])],
  providers: [CollectionIds, CollectionsService],
  exports: [CollectionsService],
})
export class CollectionsModule {
  constructor(registry: EventLogRegistry) {
    registry.register({
      eventTypes,
      inline: [project(collections, CollectionEntity)],
      tags: [collectionTags],
    });
  }
}
