import type { TagTable } from '../../platform/event-log/model/tag-table.js';
import type { PageEvent } from './page.events.js';

/** Which pages the owner published, as on the site map. */
export const ownPagesTag = 'own-pages';
/** Whether the owner made a home page: the one that every shop has stands in for it. */
export const ownHomeTag = 'own-home';
/** A page that an owner made. */
export const pageTag = (uuid: string): string => `page:${uuid}`;

/** What shoppers see: a draft changes no page. */
export const pageTags: TagTable<PageEvent> = {
  on: {
    // Where a shop gets a home page of its own, the one that stood in for it goes.
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
