import { imageLink } from '@selvedge/shared/images/image-link';
import type { MediaItem, MediaThumbnails } from '@selvedge/shared/media/contract';

import type { MediaRow } from './media.entity.js';

/** Widths in pixels of prerendered thumbnails: for tiles, forms and pages. */
export const thumbnailWidths = { small: 480, medium: 960, full: 1920 } as const;

/** Response format of an item. */
export function mediaItemOf(row: MediaRow): MediaItem {
  const { uuid, name, contentType, bytes, width, height, tags, altText, thumbnailsReady } = row;
  return {
    uuid,
    name,
    kind: isVideo(row) ? 'video' : 'image',
    contentType,
    bytes,
    width,
    height,
    focalPoint: { x: row.focalX, y: row.focalY },
    tags,
    altText,
    createdAt: row.createdAt.toISOString(),
    thumbnails: thumbnailsOf(row),
    thumbnailsReady,
  };
}

export function isVideo({ contentType }: Pick<MediaRow, 'contentType'>): boolean {
  return contentType.startsWith('video/');
}

function thumbnailsOf(row: MediaRow): MediaThumbnails {
  const original = `/images/${row.uuid}`;
  if (isVideo(row)) return { original, full: original, medium: original, small: original };
  const sized = (width: number): string => imageLink(original, { width });
  const { full, medium, small } = thumbnailWidths;
  return { original, full: sized(full), medium: sized(medium), small: sized(small) };
}
