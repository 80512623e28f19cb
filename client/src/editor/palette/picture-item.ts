import type { MediaItem } from '@selvedge/shared/media/contract';

import type { PaletteItem } from './palette-items.js';
import { unlessMiddle } from '../inspector/pictures/focal-value.js';
import { addressOf } from '../inspector/pictures/picture-address.js';

/** Converts a library image to an image block with its alt text and focal point. */
export function itemOfPicture(
  item: Pick<MediaItem, 'name' | 'altText' | 'focalPoint' | 'thumbnails'>,
): PaletteItem {
  const focalPoint = unlessMiddle(item.focalPoint);
  const properties = {
    src: addressOf(item),
    ...(item.altText !== '' && { alt: item.altText }),
    ...(focalPoint !== undefined && { focalPoint }),
  };
  return {
    // The shared id makes "Recently used" offer the image block.
    ...{ id: 'image', title: item.name, group: 'Media', also: [] },
    sketch: { soft: 'M8 8h48v24h-48z' },
    make: () => [{ uuid: crypto.randomUUID(), type: 'image', properties }],
  };
}
