import { collectionTag } from '@selvedge/shared/catalogue/place-tags';

import type { TagTable } from '../../platform/event-log/model/tag-table.js';
import type { CollectionEvent } from './collection.events.js';

/** Answers that depend on any collection, e.g. the home page. */
export const collectionsTag = 'collections';

export const collectionTags: TagTable<CollectionEvent> = {
  on: {
    CollectionSaved: ({ event }) => [collectionsTag, collectionTag(event.collection.uuid)],
    CollectionRemoved: ({ event }) => [collectionsTag, collectionTag(event.uuid)],
  },
};
