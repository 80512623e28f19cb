import { textIn } from '@selvedge/shared/blocks/model/wire';
import { sizedLink } from '@selvedge/shared/images/sized-link';
import type { MediaItem } from '@selvedge/shared/media/contract';

import type { HeldProperty } from '../control-props.js';

const served = '/images/';
const ofLibrary = /^\/images\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Without what it is asked for in: width, shape and the rest. */
export function pathOf(address: string): string {
  const [path = ''] = address.split('?');
  return path;
}

/** The address that a page holds of something in the library. */
export function addressOf({ thumbnails }: Pick<MediaItem, 'thumbnails'>): string {
  return pathOf(thumbnails.original);
}

/** The uuid of a picture of the shop's library; undefined for one of elsewhere. */
export function uuidIn(address: string): string | undefined {
  return isOfLibrary(address) ? pathOf(address).slice(served.length) : undefined;
}

export function isOfLibrary(address: string): boolean {
  return ofLibrary.test(pathOf(address));
}

/** As it is shown in a panel: what our image service serves is asked for no larger than that. */
export function smallOf(address: string): string {
  return address.startsWith(served) ? sizedLink(pathOf(address), 640) : address;
}

/** As it is written; of what came as an object, the address in it. */
export function addressIn({ property, value }: Pick<HeldProperty, 'property' | 'value'>): string {
  if (value === undefined) return '';
  const found = textIn(value) ?? property.read(value);
  return typeof found === 'string' ? found : '';
}
