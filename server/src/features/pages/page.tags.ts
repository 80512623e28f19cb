import type { TagTable } from '../../platform/event-log/model/tag-table.js';
import type { PageEvent } from './page.events.js';

/** Tag of content that lists the published pages, such as the site map. */
export const ownPagesTag = 'own-pages';
/** Tag of the home page, which is the default one until the owner publishes one. */
export const ownHomeTag = 'own-home';
/** Tag of one owner-made page. */
export const pageTag = (uuid: string): string => `page:${uuid}`;

/** Tags evicted by each event. Drafts evict none, because shoppers do not see them. */
export const pageTags: TagTable<PageEvent> = {
  on: {
    // Publishing a home page replaces the default one.
    PagePublished: ({ event: { uuid, url } }) => [
      ...changed(uuid),
      ...(url === '/' ? [ownHomeTag] : []),
    ],
    PageUnpublished: ({ event }) => changed(event.uuid),
    PageDeleted: ({ event }) => changed(event.uuid),
  },
};

function changed(uuid: string): readonly string[] {
  return [ownPagesTag, pageTag(uuid)];
}
