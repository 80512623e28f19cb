import fc from 'fast-check';

import { cornersOf, isConvex, type Homography, type Point, type Quad } from './homography.js';
import { warpRows, type Displacement, type Rgba, type Size } from './warp.js';

/** Maps a point by a homography. */
export function mapped(map: Homography, [x, y]: Point): Point {
  const [a, b, c, d, e, f, g, h, i] = map;
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** Warps an image, with all rows of the target at once. */
export function warp(source: Rgba, quad: Quad, size: Size, displacement?: Displacement): Rgba {
  const rows = warpRows(source, quad, size, displacement);
  const target = { ...size, data: new Uint8Array(size.width * size.height * 4) };
  rows(target.data, 0, size.height);
  return target;
}

const near = fc.double({ min: -0.3, max: 0.3, noNaN: true });
/** Squares with every corner moved by less than a third of their side: always convex. */
export const quads = fc
  .tuple(
    fc.array(fc.tuple(near, near), { minLength: 4, maxLength: 4 }),
    fc.integer({ min: 8, max: 60 }),
  )
  .map(([moves, size]) => {
    const corners = cornersOf(1, 1).map(([x, y], k) => {
      const [dx = 0, dy = 0] = moves[k] ?? [];
      return [(x + dx + 0.4) * size, (y + dy + 0.4) * size] as const;
    });
    const [tl = [0, 0], tr = [0, 0], br = [0, 0], bl = [0, 0]] = corners;
    return [tl, tr, br, bl] as const satisfies Quad;
  })
  .filter(isConvex);

export function plain(width: number, height: number, colour: readonly number[]): Rgba {
  const data = Uint8Array.from({ length: width * height * 4 }, (_, at) => colour[at % 4] ?? 0);
  return { data, width, height };
}
