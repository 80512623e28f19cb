import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import type { EventTypes } from '../../platform/event-log/model/decider.js';
import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { MediaModule } from '../media/index.js';
import { ImageImportEntity } from './image-import.entity.js';
import type { ImageImportEvent } from './image-import.events.js';
import { ImageFetching } from './image-fetching.reactor.js';
import { ImageFetcher } from './image-fetcher.service.js';
import { imageImports } from './image-import.projection.js';
import { ImageImportsReader } from './image-import.queries.js';
import { ImageImports } from './image-imports.service.js';
import { imageImportTags } from './image-import.tags.js';

const eventTypes: EventTypes<ImageImportEvent> = {
  OutsidePictureWanted: { schemaVersion: 1 },
  OutsidePictureTaken: { schemaVersion: 1 },
  OutsidePictureMissed: { schemaVersion: 1 },
  OutsidePictureGivenUp: { schemaVersion: 1 },
};

@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([ImageImportEntity])],
  providers: [ImageImports, ImageImportsReader, ImageFetcher, ImageFetching],
  exports: [ImageImports, ImageImportsReader],
})
export class ImageImportModule {
  constructor(registry: EventLogRegistry, fetching: ImageFetching) {
    registry.register({
      eventTypes,
      inline: [project(imageImports, ImageImportEntity)],
      reactors: [fetching],
      tags: [imageImportTags],
    });
  }
}
