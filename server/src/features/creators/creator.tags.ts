import { creatorTag } from '@selvedge/shared/catalogue/place-tags';

import type { TagTable } from '../../platform/event-log/model/tag-table.js';
import type { CreatorEvent } from './creator.events.js';

/** Answers that depend on any creator, e.g. the site map. */
export const creatorsTag = 'creators';

export const creatorTags: TagTable<CreatorEvent> = {
  on: {
    CreatorSaved: ({ event }) => [creatorsTag, creatorTag(event.creator.uuid)],
    CreatorRemoved: ({ event }) => [creatorsTag, creatorTag(event.uuid)],
  },
};
