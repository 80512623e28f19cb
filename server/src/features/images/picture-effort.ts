import type { ImageOptions } from '@selvedge/shared/images/image-options';
import { maxImageSide } from '@selvedge/shared/images/limits';

import type { Effort } from '../../platform/work-queue.js';

/** A picture of 2048 by 4096, as it is. */
const mostPixels = 2_048 * 4_096;
/** So much longer each pixel takes that is turned, drawn in perspective or mirrored over an edge. */
const timesForDrawing = 4;

/**
 * How much work a picture is, as far as its options tell: what decides is how many pixels it has, and
 * whether each is drawn or only scaled. A side that is not named counts as the other one, and as the
 * longest there is where none is.
 */
export function effortOf({ width, height, rotate = 0, project, reflect }: ImageOptions): Effort {
  const pixels = (width ?? height ?? maxImageSide) * (height ?? width ?? maxImageSide);
  const isDrawn = rotate % 360 !== 0 || project !== undefined || reflect === true;
  return pixels * (isDrawn ? timesForDrawing : 1) > mostPixels ? 'much' : 'little';
}
