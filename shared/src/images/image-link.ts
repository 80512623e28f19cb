import type { ImageOptions } from './image-options.js';
import { imageParameters } from './image-parameters.js';

/** IMG-008: a picture of the image service with options; `original` is its path without query. */
export function imageLink(original: string, options: ImageOptions): string {
  return `${original}?${imageQuery(options)}`;
}

/**
 * The options as a query without `?`. Options that change nothing are left out and the order is
 * fixed, so that equal options have one address; `v=2` is always there.
 */
export function imageQuery(options: ImageOptions): string {
  return imageParameters(options)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
