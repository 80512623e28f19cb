import { Logger, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

import { EventLogRegistry } from '../../../platform/event-log/model/registry.js';
import type { Broadcast } from '../../../platform/event-log/model/subscription.js';
import type { PageEvent } from '../page.events.js';
import { PagesReader } from '../page.queries.js';
import { CollabController } from './collab.controller.js';
import { CollabGateway } from './collab.gateway.js';
import { CollabJoining } from './collab-joining.service.js';
import { CollabRights } from './collab-rights.service.js';
import { CollabTickets } from './collab-tickets.service.js';
import { LiveDocuments } from './document/live-documents.service.js';
import { LivePages } from './live-pages.service.js';
import { PageDocs } from './page-docs.queries.js';
import { AutomaticRevisions } from './revisions.service.js';

/** Maximum delay of an automatic revision and of the eviction of an unused document. */
const tendEveryMs = 1_000;
/**
 * Number of tend runs between permission rechecks, which catch revocations that were not announced.
 */
const tendsPerRecheck = 60;

/** Pages that several people edit at once. */
@Module({
  controllers: [CollabController],
  providers: [
    PagesReader,
    PageDocs,
    LiveDocuments,
    LivePages,
    AutomaticRevisions,
    CollabTickets,
    CollabRights,
    CollabJoining,
    CollabGateway,
  ],
  exports: [PagesReader, LivePages, AutomaticRevisions, CollabJoining, CollabGateway],
})
export class CollabModule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Collab');
  private timer: NodeJS.Timeout | undefined;
  private tending: Promise<void> | undefined;
  private tends = 0;

  constructor(
    private readonly live: LivePages,
    private readonly revisions: AutomaticRevisions,
    private readonly gateway: CollabGateway,
    registry: EventLogRegistry,
  ) {
    const ends: Broadcast<PageEvent> = {
      name: 'live-pages',
      on: { PageDeleted: ({ division, event }) => void live.end({ division, uuid: event.uuid }) },
      onGap: () => undefined,
    };
    registry.register({ broadcasts: [ends] });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void (this.tending ??= this.tend()), tendEveryMs);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.tending;
  }

  private async tend(): Promise<void> {
    try {
      const nowMs = this.live.nowMs();
      await this.revisions.recordDue(nowMs);
      await this.live.tend(nowMs);
      this.tends += 1;
      if (this.tends % tendsPerRecheck === 0) await this.gateway.recheck();
    } catch (error) {
      // The next run tries again.
      this.logger.warn({ message: 'Cannot maintain the live pages', error: String(error) });
    } finally {
      this.tending = undefined;
    }
  }
}
