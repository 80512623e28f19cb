import { Injectable } from '@nestjs/common';
import type { PageContent, PageRevision } from '@selvedge/shared/pages/page';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { EventLog } from '../../../platform/event-log/event-log.js';
import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { PageEdits } from '../page-edits.service.js';
import { RevisionNotFound } from '../page.errors.js';
import type { PageEvent } from '../page.events.js';
import { versionAt } from '../page.projection.js';
import { AutomaticRevisions } from '../collab/revisions.service.js';
import { AuthorNames } from './author-names.service.js';

/** A revision with the content of the page at that time. */
export interface StoredRevision extends Omit<PageRevision, 'author'> {
  readonly page: PageContent;
  readonly actor: string;
}

/** Maximum length of the list. */
const maxRevisions = 500;

/** Reads and restores revisions from a page's events, which are never deleted (PAG-022). */
@Injectable()
export class PageRevisions {
  constructor(
    private readonly log: EventLog,
    private readonly edits: PageEdits,
    private readonly automatic: AutomaticRevisions,
    private readonly names: AuthorNames,
  ) {}

  /** Returns all revisions, oldest first. */
  async all(division: number, uuid: string): Promise<readonly StoredRevision[]> {
    const recorded = await this.log.readStream(division, `page-${uuid}`);
    // A page's stream contains only page events.
    return revisionsIn(recorded as readonly Recorded<PageEvent>[]);
  }

  /** Returns the last revisions, newest first. */
  async list(division: number, uuid: string): Promise<readonly PageRevision[]> {
    const all = await this.all(division, uuid);
    const last = all.slice(-maxRevisions).reverse();
    const names = await this.names.of(last.map(({ actor }) => actor));
    return last.map(({ page: _page, actor, ...revision }) => ({
      ...revision,
      author: names.get(actor) ?? null,
    }));
  }

  /** Throws RevisionNotFound. */
  async one(division: number, uuid: string, rev: number): Promise<StoredRevision> {
    const revision = (await this.all(division, uuid)).find((candidate) => candidate.rev === rev);
    if (revision === undefined) throw new RevisionNotFound();
    return revision;
  }

  /**
   * Restores a revision as a new one. It is a live edit like any other, so concurrent edits
   * survive, and the replaced content is recorded as a revision first. Throws RevisionNotFound, and
   * PageFailedValidation if another page has its address.
   */
  async restore(context: CommandContext, uuid: string, rev: number): Promise<void> {
    const { division } = context;
    const { page } = await this.one(division, uuid, rev);
    const base = await this.automatic.ensureRevision({ division, uuid });
    await this.edits.merge(context, uuid, {
      base,
      theirs: page,
      isCurrent: true,
      saving: { reason: 'restore', publish: undefined, fromRev: rev },
    });
  }
}

function revisionsIn(events: readonly Recorded<PageEvent>[]): readonly StoredRevision[] {
  const revisions = new Map<number, StoredRevision>();
  let liveRev: number | null = null;
  for (const { event, occurredAt, actor } of events) {
    if (event.type === 'PageRevisionRecorded') {
      const { rev, reason, page } = event;
      const version = versionAt(occurredAt, rev);
      const plain = { rev, version, reason, actor, page };
      revisions.set(rev, { ...plain, restoredFrom: null, isPublished: false });
    }
    if (event.type === 'PageRestored') {
      const { rev, fromRev: restoredFrom } = event;
      const restored = revisions.get(rev);
      const how = { reason: 'restore', restoredFrom, actor } as const;
      if (restored !== undefined) revisions.set(rev, { ...restored, ...how });
    }
    if (event.type === 'PagePublished') liveRev = event.rev;
    if (event.type === 'PageUnpublished') liveRev = null;
  }
  return [...revisions.values()].map((one) => ({ ...one, isPublished: one.rev === liveRev }));
}
