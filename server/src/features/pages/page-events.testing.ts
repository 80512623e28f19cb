import type { PageContent } from '@selvedge/shared/pages/page';

import type { PageEvent } from './page.events.js';

/* Events of one page. */

export const uuid = '0b6fd1f1-0000-4000-8000-00000000000a';
export const about: PageContent = {
  url: '/about/',
  layout: 'standard',
  flags: [],
  properties: { title: { id: 1, value: 'About us' } },
  blocks: [],
};
export const renamed: PageContent = {
  ...about,
  properties: { title: { id: 1, value: 'Who we are' } },
};
export const moved: PageContent = { ...about, url: '/who/' };

export const created = { type: 'PageCreated', uuid, pageId: 7, url: '/about/' } satisfies PageEvent;
export const first = {
  type: 'PageRevisionRecorded',
  uuid,
  rev: 1,
  reason: 'external',
  page: about,
} satisfies PageEvent;
export const published = {
  type: 'PagePublished',
  uuid,
  rev: 1,
  url: '/about/',
} satisfies PageEvent;
export const unpublished = { type: 'PageUnpublished', uuid } satisfies PageEvent;
export const deleted = { type: 'PageDeleted', uuid } satisfies PageEvent;
