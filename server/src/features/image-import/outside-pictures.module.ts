import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import type { EventTypes } from '../../platform/event-log/model/decider.js';
import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { MediaModule } from '../media/index.js';
import { OutsidePictureEntity } from './outside-picture.entity.js';
import type { OutsidePictureEvent } from './outside-picture.events.js';
import { OutsidePictureFetching } from './outside-picture-fetch.reactor.js';
import { OutsidePictureFetcher } from './outside-picture-fetcher.js';
import { outsidePictures } from './outside-picture.projection.js';
import { OutsidePicturesReader } from './outside-picture.queries.js';
import { OutsidePictures } from './outside-pictures.js';

const eventTypes: EventTypes<OutsidePictureEvent> = {
  OutsidePictureWanted: { schemaVersion: 1 },
  OutsidePictureTaken: { schemaVersion: 1 },
  OutsidePictureMissed: { schemaVersion: 1 },
  OutsidePictureGivenUp: { schemaVersion: 1 },
};

@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([OutsidePictureEntity])],
  providers: [
    OutsidePictures,
    OutsidePicturesReader,
    OutsidePictureFetcher,
    OutsidePictureFetching,
  ],
  exports: [OutsidePictures, OutsidePicturesReader],
})
export class OutsidePicturesModule {
  constructor(registry: EventLogRegistry, fetching: OutsidePictureFetching) {
    registry.register({
      eventTypes,
      inline: [project(outsidePictures, OutsidePictureEntity)],
      work: [fetching],
    });
  }
}
