import type { PageContent } from '@selvedge/shared/pages/page';

import type { Projection, Recorded } from '../../platform/event-log/model/projection.js';
import type { PageEvent } from './page.events.js';

/** Row of a page: the owner's content, and the published content. */
export interface PageRow {
  readonly division: number;
  readonly uuid: string;
  readonly id: number;
  readonly url: string;
  readonly rev: number;
  /** Time of the last revision in microseconds (PAG-021). */
  readonly version: string;
  readonly page: PageContent;
  /** The published url, content and revision, and when it was published; null while unpublished. */
  readonly liveUrl: string | null;
  readonly liveRev: number | null;
  readonly liveAt: string | null;
  readonly live: PageContent | null;
}

const unpublished = { liveUrl: null, liveRev: null, liveAt: null, live: null };

export const pages: Projection<PageRow, PageEvent> = {
  name: 'pages',
  reads: [
    'PageCreated',
    'PageUrlChanged',
    'PageRevisionRecorded',
    'PagePublished',
    'PageUnpublished',
    'PageDeleted',
  ],
  keysOf: ({ division, event }) => [{ division, uuid: event.uuid }],
  apply: (row, recorded) => {
    const { event } = recorded;
    if (event.type === 'PageCreated') return created({ ...recorded, event });
    return row && after(row, recorded);
  },
};

function created({
  division,
  event: { uuid, pageId, url },
  occurredAt,
}: Recorded<Extract<PageEvent, { type: 'PageCreated' }>>): PageRow {
  const page = { url, layout: 'standard', flags: [], properties: {}, blocks: [] } as const;
  const version = versionAt(occurredAt, 0);
  return { division, uuid, id: pageId, url, rev: 0, version, page, ...unpublished };
}

function after(row: PageRow, { event, occurredAt }: Recorded<PageEvent>): PageRow | undefined {
  switch (event.type) {
    case 'PageCreated':
      return row;
    case 'PageUrlChanged':
      return { ...row, url: event.url };
    case 'PageRevisionRecorded': {
      const { rev, page } = event;
      return { ...row, rev, page, version: versionAt(occurredAt, rev) };
    }
    case 'PageRestored':
    case 'PageDocReset':
      return row;
    case 'PagePublished':
      return {
        ...row,
        liveUrl: event.url,
        liveRev: event.rev,
        liveAt: occurredAt,
        live: row.page,
      };
    case 'PageUnpublished':
      return { ...row, ...unpublished };
    case 'PageDeleted':
      return undefined;
  }
}

/**
 * Version of a revision (PAG-021). The log counts milliseconds; microseconds distinguish revisions
 * within one.
 */
export function versionAt(occurredAt: string, rev: number): string {
  return occurredAt.replace('Z', `${String(rev % 1_000).padStart(3, '0')}Z`);
}
