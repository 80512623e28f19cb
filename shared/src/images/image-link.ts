import type { ImageOptions } from './image-options.js';
import { imageParameters } from './image-parameters.js';

/** Image service URL with options; `original` is the image's path without query. */
export function imageLink(original: string, options: ImageOptions): string {
  return `${original}?${imageQuery(options)}`;
}

/**
 * Query for the options, without `?`. Neutral options are omitted and the order is fixed, so that
 * equal options share one URL; `v=2` is always included.
 */
export function imageQuery(options: ImageOptions): string {
  return imageParameters(options)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
