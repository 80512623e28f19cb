import { textIn } from '@selvedge/shared/blocks/model/wire';
import { sizedLink } from '@selvedge/shared/images/sized-link';
import type { MediaItem } from '@selvedge/shared/media/contract';

import type { HeldProperty } from '../control-props.js';

const served = '/images/';
const ofLibrary = /^\/images\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Removes the query with width, crop and other transformations. */
export function pathOf(address: string): string {
  const [path = ''] = address.split('?');
  return path;
}

/** Returns the address that pages store for a library item. */
export function addressOf({ thumbnails }: Pick<MediaItem, 'thumbnails'>): string {
  return pathOf(thumbnails.original);
}

/** Returns the id of a library image; undefined for images of other sites. */
export function uuidIn(address: string): string | undefined {
  return isOfLibrary(address) ? pathOf(address).slice(served.length) : undefined;
}

export function isOfLibrary(address: string): boolean {
  return ofLibrary.test(pathOf(address));
}

/**
 * Returns an address for previews; limits the width if the shop's image service serves the image.
 */
export function smallOf(address: string): string {
  return address.startsWith(served) ? sizedLink(pathOf(address), 640) : address;
}

/** Returns the address as text; values stored as objects contain it. */
export function addressIn({ property, value }: Pick<HeldProperty, 'property' | 'value'>): string {
  if (value === undefined) return '';
  const found = textIn(value) ?? property.read(value);
  return typeof found === 'string' ? found : '';
}
