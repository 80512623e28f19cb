import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import type { EventTypes } from '../../platform/event-log/model/decider.js';
import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { CreatorsService } from './creators.service.js';
import { CreatorIds } from './creator-ids.queries.js';
import { CreatorEntity } from './creator.entity.js';
import type { CreatorEvent } from './creator.events.js';
import { creators } from './creator.projection.js';
import { creatorTags } from './creator.tags.js';

const eventTypes: EventTypes<CreatorEvent> = {
  CreatorSaved: { schemaVersion: 1 },
  CreatorRemoved: { schemaVersion: 1 },
};

@Module({
  imports: [TypeOrmModule.forFeature([CreatorEntity])],
  providers: [CreatorIds, CreatorsService],
  exports: [CreatorsService],
})
export class CreatorsModule {
  constructor(registry: EventLogRegistry) {
    registry.register({
      eventTypes,
      inline: [project(creators, CreatorEntity)],
      tags: [creatorTags],
    });
  }
}
