import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { InteractionForm } from '@selvedge/shared/interactions/contract';
import { noInteractions, type PageInteractions } from '@selvedge/shared/interactions/interactions';
import { pageUrl } from '@selvedge/shared/pages/page-address';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { NotFound } from '../../platform/refusals.js';
import { PagesReader } from '../pages/index.js';
import { interactionDecider } from './interaction.decider.js';
import { InteractionsQueries } from './interactions.queries.js';

/** Interactions with the published pages of a shop, each counted once per visitor. */
@Injectable()
export class InteractionsService {
  constructor(
    private readonly pages: PagesReader,
    private readonly interactions: InteractionsQueries,
    private readonly commands: CommandHandler,
  ) {}

  /** Returns zero counts for a page that is not published. */
  async of(division: number, page: string, visitor: string | undefined): Promise<PageInteractions> {
    const uuid = await this.publishedAt(division, page);
    if (uuid === undefined) return { counts: noInteractions, own: [] };
    const visitId = visitor === undefined ? undefined : visitIdOf(visitor, uuid);
    return this.interactions.of(division, uuid, visitId);
  }

  /**
   * Returns the new counts. The log does not identify the visitor, signed in or not. Throws
   * NotFound if the page is not published.
   */
  async record(
    context: CommandContext,
    visitor: string,
    { page, kind, withdrawn }: InteractionForm,
  ): Promise<PageInteractions> {
    const pageUuid = await this.publishedAt(context.division, page);
    if (pageUuid === undefined) throw new NotFound();
    const visitId = visitIdOf(visitor, pageUuid);
    const isWithdrawn = kind === 'favourite' && withdrawn !== undefined;
    await this.commands.handle(
      { ...context, actor: 'visitor' },
      interactionDecider,
      isWithdrawn
        ? { type: 'WithdrawFavourite', visitId, pageUuid }
        : { type: 'RecordInteraction', visitId, pageUuid, kind },
    );
    return this.interactions.of(context.division, pageUuid, visitId);
  }

  private async publishedAt(division: number, page: string): Promise<string | undefined> {
    const found = await this.pages.at(division, pageUrl(page));
    return found?.isPublished === true ? found.uuid : undefined;
  }
}

/** Derives an id per page, so that the log does not show which pages one person visited. */
function visitIdOf(visitor: string, pageUuid: string): string {
  return createHash('sha256').update(`${visitor}:${pageUuid}`).digest('hex').slice(0, 32);
}
