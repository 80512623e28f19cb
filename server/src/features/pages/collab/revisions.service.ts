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

/** An automatic revision is recorded so long after the last edit, and as often while it goes on. */
const quietMs = 10_000;
const atLeastEveryMs = 5 * 60_000;

/** RTM-008: what is edited becomes a revision by itself. */
@Injectable()
export class AutomaticRevisions {
  private readonly logger = new Logger('LivePages');

  constructor(
    private readonly live: LivePages,
    private readonly commands: CommandHandler,
    private readonly reader: PagesReader,
  ) {}

  /** Of all pages that this process holds; to be called now and then. */
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
          // What somebody recorded since the page was read may say more; the next time tells.
          if (error instanceof PageChangedMeanwhile) return;
          this.logger.warn({ message: 'a revision is not recorded', ...key, error: String(error) });
        });
      }
    }
  }

  /** Makes a revision of what the live page says and none holds yet; answers it. Throws PageNotFound. */
  async ensureRevision(key: PageKey): Promise<PageContent> {
    try {
      await this.record(key);
    } catch (error) {
      // Somebody recorded it at the same moment.
      if (!(error instanceof PageChangedMeanwhile)) throw error;
    }
    return this.live.contentOf(key.division, key.uuid);
  }

  /** As it is at this moment, where that is not recorded yet. Throws PageNotFound and PageChangedMeanwhile. */
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
        // An address is the page's own only once somebody saves or publishes it.
        page: { ...content, url: row.url },
      },
    );
  }
}
