import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { truthIn } from '@selvedge/shared/blocks/model/wire';
import { temporaryUrl } from '@selvedge/shared/pages/page-address';
import { withIds } from '@selvedge/shared/pages/page-ids';
import type { PageDraft } from '@selvedge/shared/pages/page-reading';
import type { PageListing, PageRevision, WirePage } from '@selvedge/shared/pages/page';

import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { LivePages } from './collab/live-pages.service.js';
import { pageListingOf, wirePageOf } from './page-answers.js';
import { copiedUrl, copyOfPage } from './page-copy.js';
import { PageEdits } from './page-edits.service.js';
import { PageChangedMeanwhile, PageFailedValidation, PageNotFound } from './page.errors.js';
import type { PageRow } from './page.projection.js';
import { isIdTaken, PagesReader } from './page.queries.js';
import { PageRevisions } from './revisions/page-revisions.service.js';

/** The revision that a change is based on. */
type Base = Pick<PageRow, 'page' | 'rev'>;

/** Maximum number of copies of one page. */
const maxCopies = 100;

/** Page operations for owners and their editors. */
@Injectable()
export class PagesService {
  constructor(
    private readonly edits: PageEdits,
    private readonly reader: PagesReader,
    private readonly live: LivePages,
    private readonly revisions: PageRevisions,
  ) {}

  /** Lists the pages (API-035), with `storePagesOnly` only those of the store itself (PAG-026). */
  async list(division: number, storePagesOnly: boolean): Promise<readonly PageListing[]> {
    const rows = await this.reader.list(division);
    return rows.map(pageListingOf).filter(({ properties: { isStorePage } }) => {
      return !storePagesOnly || truthIn(isStorePage?.value) === true;
    });
  }

  /** Returns a page (API-031). Throws PageNotFound. */
  async read(division: number, id: number): Promise<WirePage> {
    return wirePageOf(await this.row(division, id));
  }

  /**
   * Creates a page (API-032, PAG-003, PAG-004, RTE-064). `isDraft` keeps it unpublished, whatever
   * the draft says. The page keeps the id in the draft, unless another page of the store has it.
   * Throws PageExists, and PageFailedValidation if another page has its address.
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
      this.edits.handle(context, {
        type: 'CreatePage',
        uuid,
        pageId,
        page,
        reason: 'external',
        publish,
      });
    await this.withId(context.division, draft.id, make);
    return wirePageOf(found(await this.reader.byUuid(context.division, uuid)));
  }

  /**
   * Changes a page (API-033, PAG-021). Omitted fields stay; the page is published unless the draft
   * says otherwise. A change of an older version is merged, and `conflicts` lists what both sides
   * changed. Throws PageNotFound, PageFailedValidation if another page has its address, and
   * PageChangedMeanwhile with the current page for an unknown version.
   */
  async change(
    context: CommandContext,
    id: number,
    change: { readonly draft: PageDraft; readonly isDraft: boolean },
  ): Promise<WirePage> {
    const { draft, isDraft } = change;
    const row = await this.row(context.division, id);
    const base = await this.baseOf(row, draft.version);
    if (base === undefined) throw new PageChangedMeanwhile(wirePageOf(row));
    const conflicts = await this.edits.merge(context, row.uuid, {
      base: base.page,
      theirs: { ...base.page, ...draft.fields },
      isCurrent: base.rev === row.rev,
      saving: { reason: 'external', publish: isDraft ? undefined : (draft.published ?? true) },
    });
    const page = await this.read(context.division, id);
    return conflicts.length === 0 ? page : { ...page, conflicts };
  }

  /** Creates an unpublished copy of the current live page. Throws PageNotFound. */
  async duplicate(context: CommandContext, id: number): Promise<WirePage> {
    const { uuid, url } = await this.row(context.division, id);
    const copied = copyOfPage(await this.live.contentOf(context.division, uuid));
    for (let nth = 1; ; nth += 1) {
      const fields = { ...copied, url: copiedUrl(url, nth) };
      try {
        return await this.create(context, { fields }, true);
      } catch (error) {
        // Another page has this address; try the next one.
        if (!(error instanceof PageFailedValidation) || nth === maxCopies) throw error;
      }
    }
  }

  /**
   * Publishes the current live page. Throws PageNotFound, and PageFailedValidation if another page
   * has its address.
   */
  async publish(context: CommandContext, id: number): Promise<WirePage> {
    const { uuid } = await this.row(context.division, id);
    await this.edits.record(context, uuid, { reason: 'publish', publish: true });
    return this.read(context.division, id);
  }

  /** Throws PageNotFound. */
  async unpublish(context: CommandContext, id: number): Promise<WirePage> {
    const { uuid } = await this.row(context.division, id);
    await this.edits.handle(context, { type: 'UnpublishPage', uuid });
    return this.read(context.division, id);
  }

  /** Lists the revisions, newest first (PAG-022). Throws PageNotFound. */
  async revisionsOf(division: number, id: number): Promise<readonly PageRevision[]> {
    const { uuid } = await this.row(division, id);
    return this.revisions.list(division, uuid);
  }

  /** Returns the page as of a revision. Throws PageNotFound and RevisionNotFound. */
  async readRevision(division: number, id: number, rev: number): Promise<WirePage> {
    const row = await this.row(division, id);
    const { page, version } = await this.revisions.one(division, row.uuid, rev);
    return wirePageOf({ ...row, rev, version, page, url: page.url });
  }

  /** Records the current live page. Throws the same errors as `publish`. */
  async save(context: CommandContext, id: number): Promise<WirePage> {
    const { uuid } = await this.row(context.division, id);
    await this.edits.record(context, uuid, { reason: 'save', publish: undefined });
    return this.read(context.division, id);
  }

  /** Throws PageNotFound, RevisionNotFound, and PageFailedValidation as `publish` does. */
  async restore(context: CommandContext, id: number, rev: number): Promise<WirePage> {
    const { uuid } = await this.row(context.division, id);
    await this.revisions.restore(context, uuid, rev);
    return this.read(context.division, id);
  }

  /** Deletes a page (API-034, PAG-024). Throws PageNotFound and HomepageStays. */
  async remove(context: CommandContext, id: number): Promise<void> {
    const { uuid } = await this.row(context.division, id);
    await this.edits.handle(context, { type: 'DeletePage', uuid });
  }

  /** Calls `make` with the requested id, or with a new one if another page has it. */
  private async withId(
    division: number,
    requested: number | undefined,
    make: (id: number) => Promise<void>,
  ): Promise<void> {
    if (requested !== undefined && (await this.reader.byId(division, requested)) === undefined) {
      try {
        await make(requested);
        return;
      } catch (error) {
        // A concurrent request took the id.
        if (!isIdTaken(error)) throw error;
      }
    }
    await make(await this.reader.nextId(division));
  }

  /**
   * Returns the revision of a version: the last one if none is named, undefined if the version is
   * unknown.
   */
  private async baseOf(row: PageRow, version: string | undefined): Promise<Base | undefined> {
    if (version === undefined || isSameTime(version, row.version)) return row;
    const { division, uuid } = row;
    const revisions = await this.revisions.all(division, uuid);
    return revisions.find((revision) => isSameTime(version, revision.version));
  }

  private async row(division: number, id: number): Promise<PageRow> {
    return found(await this.reader.byId(division, id));
  }
}

function found(row: PageRow | undefined): PageRow {
  if (row === undefined) throw new PageNotFound();
  return row;
}

/**
 * Compares as times: a client may send another offset, or omit trailing zeros of the microseconds.
 */
function isSameTime(one: string, other: string): boolean {
  const microsOf = (time: string): string =>
    /\.\d{3}(\d{1,3})/.exec(time)?.[1]?.padEnd(3, '0') ?? '000';
  return Date.parse(one) === Date.parse(other) && microsOf(one) === microsOf(other);
}
