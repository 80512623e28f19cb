import type { Homography, Point, Quad } from './homography.js';
import { warpRows, type Displacement, type Rgba, type Size } from './warp.js';

/** Where a point goes. */
export function mapped(map: Homography, [x, y]: Point): Point {
  const [a, b, c, d, e, f, g, h, i] = map;
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** All rows of the target at once. */
export function warp(source: Rgba, quad: Quad, size: Size, displacement?: Displacement): Rgba {
  const rows = warpRows(source, quad, size, displacement);
  const target = { ...size, data: new Uint8Array(size.width * size.height * 4) };
  rows(target.data, 0, size.height);
  return target;
}
