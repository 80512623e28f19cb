import type { TagTable } from '../../platform/event-log/model/tag-table.js';
import type { ImageImportEvent } from './image-import.events.js';

/** A picture of another host, by its key, that the store's own copy is to stand for. */
export const imageImportTag = (key: string): string => `picture:${key}`;

export const imageImportTags: TagTable<ImageImportEvent> = {
  on: { OutsidePictureTaken: ({ event }) => [imageImportTag(event.key)] },
};
