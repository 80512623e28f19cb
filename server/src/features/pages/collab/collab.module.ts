import { Module } from '@nestjs/common';

import { PagesReader } from '../page.queries.js';
import { CollabController } from './collab.controller.js';
import { CollabGateway } from './collab.gateway.js';
import { CollabTickets } from './collab-tickets.service.js';
import { LivePages } from './live-pages.service.js';
import { PageDocs } from './page-docs.queries.js';

/** Pages that several people edit at once. */
@Module({
  controllers: [CollabController],
  providers: [PagesReader, PageDocs, LivePages, CollabTickets, CollabGateway],
  exports: [PagesReader, LivePages],
})
export class CollabModule {}
