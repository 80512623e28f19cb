import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { PagesModule } from '../pages/index.js';
import { StorefrontModule } from '../storefront/index.js';
import { interactionEventTypes } from './interaction.events.js';
import { InteractionsForm } from './interactions.form.js';
import { InteractionsQueries } from './interactions.queries.js';
import { InteractionsService } from './interactions.service.js';
import { PageInteractionsEntity } from './page-interactions.entity.js';
import { pageInteractions } from './page-interactions.projection.js';
import { VisitInteractionsEntity } from './visit-interactions.entity.js';
import { visitInteractions } from './visit-interactions.projection.js';

/** Interactions of visitors with pages (BLK-047). */
@Module({
  imports: [
    StorefrontModule,
    PagesModule,
    TypeOrmModule.forFeature([PageInteractionsEntity, VisitInteractionsEntity]),
  ],
  controllers: [InteractionsForm],
  providers: [InteractionsQueries, InteractionsService],
})
export class InteractionsModule {
  constructor(registry: EventLogRegistry) {
    registry.register({
      eventTypes: interactionEventTypes,
      inline: [
        project(pageInteractions, PageInteractionsEntity),
        project(visitInteractions, VisitInteractionsEntity),
      ],
    });
  }
}
