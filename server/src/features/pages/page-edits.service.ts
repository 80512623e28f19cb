import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { giveIds } from '@selvedge/shared/pages/live/give-ids';
import { LIVE_ROOTS } from '@selvedge/shared/pages/live/live-page';
import { mergePage } from '@selvedge/shared/pages/live/merge/merge-page';
import type { PageMerge } from '@selvedge/shared/pages/live/merge/three-way';
import type { PageContent } from '@selvedge/shared/pages/page';
import * as Y from 'yjs';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { StoreDirectory } from '../stores/index.js';
import { LivePages } from './collab/live-pages.service.js';
import { Author } from './collab/member-state.js';
import { checkedPage } from './page-draft.js';
import type { PageCommand, SavePage } from './page.commands.js';
import { pageDecider } from './page.decider.js';
import { PageChangedMeanwhile, PageFailedValidation, PageNotFound } from './page.errors.js';
import { isUrlTaken, PagesReader } from './page.queries.js';
import { readHtml } from './blocks/rich-text-html.js';

/** Origin and publication of a revision. */
export type Saving = Pick<SavePage, 'reason' | 'publish' | 'fromRev'>;

/** A command without the store's plan, which `handle` adds. */
type PageCommandInput = PageCommand extends infer Command
  ? Command extends { readonly isPro?: boolean }
    ? Omit<Command, 'isPro'>
    : Command
  : never;

/** A change based on a version of the page. */
type Merge = Pick<PageMerge, 'base' | 'theirs' | 'isCurrent'> & { readonly saving: Saving };

/** Attempts to record a revision while other callers record theirs. */
const maxTries = 8;

/** Merges received changes into live documents and records revisions. */
@Injectable()
export class PageEdits {
  constructor(
    private readonly commands: CommandHandler,
    private readonly reader: PagesReader,
    private readonly live: LivePages,
    private readonly stores: StoreDirectory,
  ) {}

  /**
   * Merges a change into the live page (3-way) and records it. Returns the paths changed on both
   * sides, where the live value stays. Undoes the merge if recording fails. Throws the same errors
   * as `record`.
   */
  merge(context: CommandContext, uuid: string, merge: Merge): Promise<readonly string[]> {
    const key = { division: context.division, uuid };
    return this.live.runExclusive(key, () => this.mergeNow(context, uuid, merge));
  }

  /**
   * Records the current live page. Throws PageNotFound, and PageFailedValidation if the page is
   * invalid or another page has its address.
   */
  record(context: CommandContext, uuid: string, saving: Saving): Promise<void> {
    const key = { division: context.division, uuid };
    return this.live.runExclusive(key, () => this.recordNow(context, uuid, saving));
  }

  /**
   * Handles a page command. Throws PageFailedValidation if another page has the address, and
   * PageNeedsPro if it adds Pro features in a store without Pro.
   */
  async handle(context: CommandContext, input: PageCommandInput): Promise<void> {
    const isPro = this.stores.store(context.division)?.pro ?? false;
    const command: PageCommand =
      input.type === 'CreatePage' || input.type === 'SavePage' ? { ...input, isPro } : input;
    try {
      await this.commands.handle(context, pageDecider, command);
    } catch (error) {
      if (!isUrlTaken(error)) throw error;
      throw new PageFailedValidation({ url: ['Another page of the shop has this address'] });
    }
  }

  private async mergeNow(
    context: CommandContext,
    uuid: string,
    { saving, ...versions }: Merge,
  ): Promise<readonly string[]> {
    const page = await this.live.open(context.division, uuid);
    const author = new Author(context.actor, context.correlationId);
    const undo = new Y.UndoManager(
      LIVE_ROOTS.map((name) => page.doc.getMap(name)),
      { trackedOrigins: new Set([author]) },
    );
    try {
      const conflicts = await page.transact(author, (doc) => {
        const merged = mergePage(doc, author, { ...versions, newId: randomUUID, readHtml });
        // Same author, so that the ids are undone together with their blocks.
        giveIds(doc, author);
        return merged;
      });
      await this.recordNow(context, uuid, saving);
      return conflicts;
    } catch (error) {
      undo.undo();
      throw error;
    } finally {
      undo.destroy();
    }
  }

  private async recordNow(context: CommandContext, uuid: string, saving: Saving): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const row = await this.reader.byUuid(context.division, uuid);
      if (row === undefined) throw new PageNotFound();
      const page = checkedPage(await this.live.contentOf(context.division, uuid));
      if (await this.isSaved(context, { ...saving, uuid, page, baseRev: row.rev }, tries)) return;
    }
  }

  /** Returns false if another revision was recorded since the read; the caller must read again. */
  private async isSaved(
    context: CommandContext,
    saving: Omit<SavePage, 'type' | 'isPro'> & { readonly page: PageContent },
    tries: number,
  ): Promise<boolean> {
    try {
      await this.handle(context, { type: 'SavePage', ...saving });
      return true;
    } catch (error) {
      if (!(error instanceof PageChangedMeanwhile) || tries === maxTries) throw error;
      return false;
    }
  }
}
