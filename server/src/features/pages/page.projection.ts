import type { PageContent } from '@selvedge/shared/pages/page';

import type { Projection, Recorded } from '../../platform/event-log/model/projection.js';
import type { PageEvent } from './page.events.js';

/** A page as its owner edits it, and beside it what shoppers are served. */
export interface PageRow {
  readonly division: number;
  readonly uuid: string;
  readonly id: number;
  readonly url: string;
  readonly rev: number;
  /** PAG-021: of the last revision, in microseconds. */
  readonly version: string;
  readonly page: PageContent;
  /** The three of what is published; null for a page that is not. */
  readonly liveUrl: string | null;
  readonly liveRev: number | null;
  readonly live: PageContent | null;
}

const unpublished = { liveUrl: null, liveRev: null, live: null };

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
      return { ...row, liveUrl: event.url, liveRev: event.rev, live: row.page };
    case 'PageUnpublished':
      return { ...row, ...unpublished };
    case 'PageDeleted':
      return undefined;
  }
}

/** PAG-021. The log counts milliseconds; the microseconds tell two revisions of one millisecond apart. */
export function versionAt(occurredAt: string, rev: number): string {
  return occurredAt.replace('Z', `${String(rev % 1_000).padStart(3, '0')}Z`);
}
