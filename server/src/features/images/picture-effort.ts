import type { ImageOptions } from '@selvedge/shared/images/image-options';
import { maxImageSide } from '@selvedge/shared/images/limits';

import type { Effort } from '../../platform/concurrency/work-queue.js';

/** An image of 2048 × 4096 without transformations. */
const mostPixels = 2_048 * 4_096;
/** Cost factor of pixels that are rotated, projected or mirrored over an edge. */
const timesForDrawing = 4;
/**
 * Originals with more pixels are expensive to decode, whatever the output. Only one such rendition
 * runs at a time, so that a process never holds the pixels of two originals near the limit.
 */
const mostOriginalPixels = 25_000_000;

/**
 * Estimates the effort of a rendition from its options: the number of pixels, and whether they are
 * drawn or only scaled. A missing side counts as long as the other one, or as the maximum if both
 * are missing. An original known to be large is always `much` effort.
 */
export function effortOf(options: ImageOptions, originalPixels = 0): Effort {
  const isMuch = originalPixels > mostOriginalPixels || workOf(options) > mostPixels;
  return isMuch ? 'much' : 'little';
}

function workOf({ width, height, rotate = 0, project, reflect }: ImageOptions): number {
  const pixels = (width ?? height ?? maxImageSide) * (height ?? width ?? maxImageSide);
  const isRendered = rotate % 360 !== 0 || project !== undefined || reflect === true;
  return pixels * (isRendered ? timesForDrawing : 1);
}
