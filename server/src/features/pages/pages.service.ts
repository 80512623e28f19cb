import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { truthIn } from '@selvedge/shared/blocks/model/wire';
import { temporaryUrl } from '@selvedge/shared/pages/page-address';
import { withIds } from '@selvedge/shared/pages/page-ids';
import type { PageDraft } from '@selvedge/shared/pages/page-reading';
import type { PageListing, WirePage } from '@selvedge/shared/pages/page';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { LivePages } from './collab/live-pages.service.js';
import { pageListingOf, wirePageOf } from './page-answers.js';
import type { PageCommand } from './page.commands.js';
import { pageDecider } from './page.decider.js';
import { PageChangedMeanwhile, PageFailedValidation, PageNotFound } from './page.errors.js';
import type { PageRow } from './page.projection.js';
import { isIdTaken, isUrlTaken, PagesReader } from './page.queries.js';

/** What owners and their editors do with the pages of a store. */
@Injectable()
export class PagesService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly reader: PagesReader,
    private readonly live: LivePages,
  ) {}

  /** API-035; `storePagesOnly` PAG-026. */
  async list(division: number, storePagesOnly: boolean): Promise<readonly PageListing[]> {
    const rows = await this.reader.list(division);
    return rows.map(pageListingOf).filter(({ properties: { isStorePage } }) => {
      return !storePagesOnly || truthIn(isStorePage?.value) === true;
    });
  }

  /** API-031. Throws PageNotFound. */
  async read(division: number, id: number): Promise<WirePage> {
    return wirePageOf(await this.row(division, id));
  }

  /**
   * API-032, PAG-003, PAG-004, RTE-064. `isDraft` keeps it from shoppers whatever it says itself. Throws
   * PageExists, and PageFailedValidation where another page has its address. The page keeps the id that
   * it comes with, unless another page of the store has it.
   */
  async create(context: CommandContext, draft: PageDraft, isDraft: boolean): Promise<WirePage> {
    const uuid = draft.uuid ?? randomUUID();
    const page = withIds({
      url: temporaryUrl(uuid),
      layout: 'standard',
      flags: [],
      properties: {},
      blocks: [],
      ...draft.fields,
    });
    const publish = !isDraft && (draft.published ?? true);
    const make = async (pageId: number): Promise<void> =>
      this.handle(context, { type: 'CreatePage', uuid, pageId, page, reason: 'external', publish });
    await this.withId(context.division, draft.id, make);
    return wirePageOf(found(await this.reader.byUuid(context.division, uuid)));
  }

  /**
   * API-033: what did not come stays as it is; a page that says nothing of it is published. Throws
   * PageNotFound, PageFailedValidation where another page has its address, and PageChangedMeanwhile
   * with the present page for a draft that was made from an older version.
   */
  async change(
    context: CommandContext,
    id: number,
    change: { readonly draft: PageDraft; readonly isDraft: boolean },
  ): Promise<WirePage> {
    const { draft, isDraft } = change;
    const row = await this.row(context.division, id);
    const { uuid, rev, page: before } = row;
    if (draft.version !== undefined && !isSameTime(draft.version, row.version)) {
      throw new PageChangedMeanwhile(wirePageOf(row));
    }
    try {
      await this.handle(context, {
        type: 'SavePage',
        uuid,
        page: withIds({ ...before, ...draft.fields }),
        reason: 'external',
        publish: isDraft ? undefined : (draft.published ?? true),
        baseRev: draft.version === undefined ? undefined : rev,
      });
    } catch (error) {
      if (!(error instanceof PageChangedMeanwhile)) throw error;
      throw new PageChangedMeanwhile(await this.read(context.division, id));
    }
    return this.read(context.division, id);
  }

  /**
   * What shoppers are served from now on is the page as everybody edits it at this moment. Throws
   * PageNotFound, and PageFailedValidation where another page has its address.
   */
  async publish(context: CommandContext, id: number): Promise<WirePage> {
    const { uuid } = await this.row(context.division, id);
    const page = await this.live.contentOf(context.division, uuid);
    await this.handle(context, {
      ...{ type: 'SavePage', uuid, page, reason: 'publish', publish: true, baseRev: undefined },
    });
    return this.read(context.division, id);
  }

  /** Throws PageNotFound. */
  async unpublish(context: CommandContext, id: number): Promise<WirePage> {
    const { uuid } = await this.row(context.division, id);
    await this.handle(context, { type: 'UnpublishPage', uuid });
    return this.read(context.division, id);
  }

  /** API-034, PAG-024. Throws PageNotFound and HomepageStays. */
  async remove(context: CommandContext, id: number): Promise<void> {
    const { uuid } = await this.row(context.division, id);
    await this.handle(context, { type: 'DeletePage', uuid });
  }

  /** Calls `make` with the id that was asked for, or with a new one where another page has it. */
  private async withId(
    division: number,
    asked: number | undefined,
    make: (id: number) => Promise<void>,
  ): Promise<void> {
    if (asked !== undefined && (await this.reader.byId(division, asked)) === undefined) {
      try {
        await make(asked);
        return;
      } catch (error) {
        // Somebody was faster.
        if (!isIdTaken(error)) throw error;
      }
    }
    await make(await this.reader.nextId(division));
  }

  private async handle(context: CommandContext, command: PageCommand): Promise<void> {
    try {
      await this.commands.handle(context, pageDecider, command);
    } catch (error) {
      if (!isUrlTaken(error)) throw error;
      throw new PageFailedValidation({ url: ['Another page of the shop has this address'] });
    }
  }

  private async row(division: number, id: number): Promise<PageRow> {
    return found(await this.reader.byId(division, id));
  }
}

function found(row: PageRow | undefined): PageRow {
  if (row === undefined) throw new PageNotFound();
  return row;
}

/** Also written with an offset, or with fewer digits than microseconds where those are noughts. */
function isSameTime(one: string, other: string): boolean {
  const microsOf = (time: string): string =>
    /\.\d{3}(\d{1,3})/.exec(time)?.[1]?.padEnd(3, '0') ?? '000';
  return Date.parse(one) === Date.parse(other) && microsOf(one) === microsOf(other);
}
