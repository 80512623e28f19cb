import { setImmediate } from 'node:timers/promises';

import type { ImageCorners } from '@selvedge/shared/images/image-options';

import type { Quad } from '../../platform/pixels/homography.js';
import { warpRows, type Rgba } from '../../platform/pixels/warp.js';

/** Pixels drawn before yielding to other work: about 10 ms. */
const pixelsAtOnce = 1 << 15;

/**
 * Draws an image in perspective on a transparent canvas of its own size, with the corners at
 * `corners` as fractions of that size. Yields to other work between bands of rows.
 */
export async function inPerspective(source: Rgba, corners: ImageCorners): Promise<Rgba> {
  const { width, height } = source;
  const draw = warpRows(source, quadOf(corners, width, height), { width, height });
  const data = new Uint8Array(width * height * 4);
  const rows = Math.max(1, Math.floor(pixelsAtOnce / width));
  for (let row = 0; row < height; row += rows) {
    draw(data, row, Math.min(height, row + rows));
    await setImmediate();
  }
  return { data, width, height };
}

function quadOf([a, b, c, d]: ImageCorners, width: number, height: number): Quad {
  return [
    [a.x * width, a.y * height],
    [b.x * width, b.y * height],
    [c.x * width, c.y * height],
    [d.x * width, d.y * height],
  ];
}
