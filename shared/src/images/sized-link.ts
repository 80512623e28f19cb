import { imageParametersVersion } from './image-parameters.js';

/**
 * IMG-008: a picture of the image service at a width in whole pixels, the same address as `imageLink`
 * gives; a page that only needs widths does not carry all the other options.
 */
export function sizedLink(original: string, width: number): string {
  return `${original}?w=${width}&v=${imageParametersVersion}`;
}
