import type { ImageOptions } from '@selvedge/shared/images/image-options';
import { maxImageSide } from '@selvedge/shared/images/limits';

import type { Effort } from '../../platform/work-queue.js';

/** A picture of 2048 by 4096, as it is. */
const mostPixels = 2_048 * 4_096;
/** So much longer each pixel takes that is turned, drawn in perspective or mirrored over an edge. */
const timesForDrawing = 4;
/**
 * An original of more pixels is much to unpack, whatever is made of it. Of what is much one is made at a
 * time, so that a process never holds the pixels of two that are near the limit.
 */
const mostOriginalPixels = 25_000_000;

/**
 * How much work a picture is, as far as its options tell: what decides is how many pixels it has, and
 * whether each is drawn or only scaled. A side that is not named counts as the other one, and as the
 * longest there is where none is. An original that is known to be large is much in any size.
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
