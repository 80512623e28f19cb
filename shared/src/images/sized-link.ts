import { imageParametersVersion } from './image-parameters.js';

/**
 * Image service URL for a width in pixels, equal to that of `imageLink`. Separate, so that pages
 * that only need widths do not load the other options.
 */
export function sizedLink(original: string, width: number): string {
  return `${original}?w=${width}&v=${imageParametersVersion}`;
}
