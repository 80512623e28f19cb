import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { PageSnippetsController } from './page-snippets.controller.js';
import { PageSnippetsService } from './page-snippets.service.js';
import { SnippetEntity } from './snippet.entity.js';
import { snippetEventTypes, snippetPlaceEventTypes } from './snippet.events.js';
import { pageSnippets } from './snippet.projection.js';
import { SnippetsQueries } from './snippets.queries.js';

@Module({
  imports: [TypeOrmModule.forFeature([SnippetEntity])],
  controllers: [PageSnippetsController],
  providers: [SnippetsQueries, PageSnippetsService],
})
export class PageSnippetsModule {
  constructor(registry: EventLogRegistry) {
    registry.register({
      eventTypes: { ...snippetEventTypes, ...snippetPlaceEventTypes },
      inline: [project(pageSnippets, SnippetEntity)],
    });
  }
}
