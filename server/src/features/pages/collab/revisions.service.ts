import { randomUUID } from 'node:crypto';

import { Injectable, Logger } from '@nestjs/common';

import type { PageContent } from '@selvedge/shared/pages/page';

import { CommandHandler } from '../../../platform/event-log/commands/command-handler.js';
import { pageDecider } from '../page.decider.js';
import { PageChangedMeanwhile, PageNotFound } from '../page.errors.js';
import { PagesReader } from '../page.queries.js';
import { LivePages } from './live-pages.service.js';
import { system } from './live-room.js';
import type { PageKey } from './page-docs.queries.js';

/**
 * Delay of an automatic revision after the last edit, and its interval during continuous editing.
 */
const quietMs = 10_000;
const atLeastEveryMs = 5 * 60_000;

/** Records automatic revisions of live edits (RTM-008). */
@Injectable()
export class AutomaticRevisions {
  private readonly logger = new Logger('LivePages');

  constructor(
    private readonly live: LivePages,
    private readonly commands: CommandHandler,
    private readonly reader: PagesReader,
  ) {}

  /** Records the due revisions of all pages that this process holds. Call periodically. */
  async recordDue(nowMs: number): Promise<void> {
    for (const { key, room } of await this.live.openRooms()) {
      const { edited } = room;
      if (edited === undefined) continue;
      const isQuiet = nowMs - edited.lastMs >= quietMs || room.isIdle;
      if (isQuiet || nowMs - edited.firstMs >= atLeastEveryMs) {
        room.edited = undefined;
        await this.record(key).catch((error: unknown) => {
          if (error instanceof PageNotFound) return;
          room.edited ??= edited;
          // Another revision was recorded since the read; the next run compares again.
          if (error instanceof PageChangedMeanwhile) return;
          this.logger.warn({ message: 'Cannot record a revision', ...key, error: String(error) });
        });
      }
    }
  }

  /**
   * Records the live content unless a revision already holds it, and returns it. Throws
   * PageNotFound.
   */
  async ensureRevision(key: PageKey): Promise<PageContent> {
    try {
      await this.record(key);
    } catch (error) {
      // Another caller recorded it at the same time.
      if (!(error instanceof PageChangedMeanwhile)) throw error;
    }
    return this.live.contentOf(key.division, key.uuid);
  }

  /**
   * Records the current content if it has changed. Throws PageNotFound and PageChangedMeanwhile.
   */
  private record(key: PageKey): Promise<void> {
    return this.live.runExclusive(key, () => this.recordNow(key));
  }

  private async recordNow({ division, uuid }: PageKey): Promise<void> {
    const row = await this.reader.byUuid(division, uuid);
    if (row === undefined) throw new PageNotFound();
    const content = await this.live.contentOf(division, uuid);
    await this.commands.handle(
      { division, actor: system.actor, correlationId: randomUUID() },
      pageDecider,
      {
        ...{ type: 'SavePage', uuid, reason: 'auto', publish: undefined, baseRev: row.rev },
        // A new address takes effect only when an owner saves or publishes the page.
        page: { ...content, url: row.url },
      },
    );
  }
}
