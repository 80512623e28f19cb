import type { TagTable } from '../../platform/event-log/model/tag-table.js';
import type { ImageImportEvent } from './image-import.events.js';

/** Tag of content that waits for the copy of an external image, by its key. */
export const imageImportTag = (key: string): string => `picture:${key}`;

export const imageImportTags: TagTable<ImageImportEvent> = {
  on: { OutsidePictureTaken: ({ event }) => [imageImportTag(event.key)] },
};
