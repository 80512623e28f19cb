import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { isUuid } from '@selvedge/shared/catalogue/uuid';

import type { EventTypes } from '../../platform/event-log/model/decider.js';
import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { CatalogueModule } from '../catalogue/index.js';
import { ImageImportModule } from '../image-import/index.js';
import { MediaModule } from '../media/index.js';
import { blockSources } from './blocks/block-sources.service.js';
import { FetchedContent } from './blocks/fetched-content.service.js';
import { FetchedItems } from './blocks/fetched-items.service.js';
import { FetchedFigures } from './blocks/fetched-figures.service.js';
import { OwnHost } from './blocks/own-host.adapter.js';
import { OwnPictures } from './blocks/own-pictures.service.js';
import { PageBlocksRenderer } from './blocks/page-blocks.service.js';
import { CoreDataPages } from './core-data-pages.service.js';
import { CollabModule } from './collab/collab.module.js';
import { PageEdits } from './page-edits.service.js';
import { PagesService } from './pages.service.js';
import { PagePicturesFinding } from './blocks/page-pictures.reactor.js';
import { PageEntity } from './page.entity.js';
import type { PageEvent } from './page.events.js';
import { pages as pageRows } from './page.projection.js';
import { PagesReader } from './page.queries.js';
import { PagesController } from './pages.controller.js';
import { pageTags } from './page.tags.js';
import { LivePreview } from './preview/live-preview.service.js';
import { PreviewController } from './preview/preview.controller.js';
import { AuthorNames } from './revisions/author-names.service.js';
import { changesOfPage, changesOfPages } from './revisions/page.topic.js';
import { PageRevisionsController } from './revisions/page-revisions.controller.js';
import { PageRevisions } from './revisions/page-revisions.service.js';

const eventTypes: EventTypes<PageEvent> = {
  PageCreated: { schemaVersion: 1 },
  PageUrlChanged: { schemaVersion: 1 },
  PageRevisionRecorded: { schemaVersion: 1 },
  PageRestored: { schemaVersion: 1 },
  PagePublished: { schemaVersion: 1 },
  PageUnpublished: { schemaVersion: 1 },
  PageDocReset: { schemaVersion: 1 },
  PageDeleted: { schemaVersion: 1 },
};

@Module({
  imports: [
    CatalogueModule,
    CollabModule,
    ImageImportModule,
    MediaModule,
    TypeOrmModule.forFeature([PageEntity]),
  ],
  controllers: [PagesController, PageRevisionsController, PreviewController],
  providers: [
    PagesService,
    CoreDataPages,
    PageEdits,
    PageRevisions,
    AuthorNames,
    PageBlocksRenderer,
    blockSources,
    FetchedContent,
    FetchedItems,
    FetchedFigures,
    OwnHost,
    OwnPictures,
    PagePicturesFinding,
    LivePreview,
  ],
  exports: [CollabModule, PagesService, PageBlocksRenderer, LivePreview],
})
export class PagesModule {
  constructor(
    registry: EventLogRegistry,
    finding: PagePicturesFinding,
    topics: LiveTopics,
    pages: PagesReader,
  ) {
    registry.register({
      eventTypes,
      inline: [project(pageRows, PageEntity)],
      reactors: [finding],
      tags: [pageTags],
    });
    topics.register(changesOfPages);
    topics.register(
      changesOfPage(
        async (division, uuid) =>
          isUuid(uuid) && (await pages.byUuid(division, uuid)) !== undefined,
      ),
    );
  }
}
