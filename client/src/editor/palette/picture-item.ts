import type { MediaItem } from '@selvedge/shared/media/contract';

import type { PaletteItem } from './palette-items.js';
import { unlessMiddle } from '../inspector/pictures/focal-value.js';
import { addressOf } from '../inspector/pictures/picture-address.js';

/** A picture of the library as an image block: with its words, and what stays in view of it. */
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
    // Whoever used one is offered an image again.
    ...{ id: 'image', title: item.name, group: 'Media', also: [] },
    sketch: { soft: 'M8 8h48v24h-48z' },
    make: () => [{ uuid: crypto.randomUUID(), type: 'image', properties }],
  };
}
