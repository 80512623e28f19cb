import { setImmediate } from 'node:timers/promises';

import type { Quad } from '../../platform/pixels/homography.js';
import { warpRows, type Displacement, type Rgba } from '../../platform/pixels/warp.js';
import { masterSize } from './garment-layers.js';

// Local aliases, because they run once per pixel.
const { ceil, floor, max, min } = Math;

/**
 * Artwork placed on a garment: its pixels, and the position of the upper left one on the master.
 */
export interface Print extends Rgba {
  readonly left: number;
  readonly top: number;
}

/** Pixels of artwork drawn before yielding to other work: a few milliseconds. */
const pixelsAtOnce = 1 << 15;
/**
 * Shift of the print along folds: pixels per step of shade per pixel, and the maximum in pixels.
 */
const depth = 2.2;
const farthest = 7;

/** Converts corners from fractions of the image to pixels of the master. */
export function onMaster(area: Quad): Quad {
  const { width, height } = masterSize;
  const [tl, tr, br, bl] = area;
  const pixels = ([x, y]: Quad[0]): Quad[0] => [x * width, y * height];
  return [pixels(tl), pixels(tr), pixels(br), pixels(bl)];
}

/** Warps artwork into an area, in pixels of the master, and along the folds if there are any. */
export async function printed(art: Rgba, area: Quad, folds?: Uint8Array): Promise<Print> {
  const room = farthest + 1;
  const [left, right] = reach(area, 0, room, masterSize.width);
  const [top, bottom] = reach(area, 1, room, masterSize.height);
  const size = { width: right - left, height: bottom - top };
  const local = ([x, y]: Quad[0]): Quad[0] => [x - left, y - top];
  const [tl, tr, br, bl] = area;
  const quad = [local(tl), local(tr), local(br), local(bl)] as const;
  const moved = folds && alongFolds(folds, { left, top, ...size });
  const draw = warpRows(art, quad, size, moved);
  const print = { ...size, left, top, data: new Uint8Array(size.width * size.height * 4) };
  const rows = max(1, floor(pixelsAtOnce / size.width));
  for (let row = 0; row < size.height; row += rows) {
    draw(print.data, row, min(size.height, row + rows));
    await setImmediate();
  }
  return print;
}

/** Returns the first pixel of an area and the one after its last, along x (0) or y (1). */
function reach(area: Quad, axis: 0 | 1, room: number, end: number): readonly [number, number] {
  const values = area.map((corner) => corner[axis]);
  const first = floor(min(...values)) - room;
  return [max(0, first), min(end, ceil(max(...values)) + room)];
}

type Window = Omit<Print, 'data'>;

/** Derives the displacement from the shade: darker cloth recedes, and the print moves with it. */
function alongFolds(folds: Uint8Array, { left, top, width, height }: Window): Displacement {
  const line = masterSize.width;
  const moved = new Float32Array(width * height * 2);
  const by = (before: number, after: number): number =>
    max(-farthest, min(farthest, (depth * ((folds[before] ?? 0) - (folds[after] ?? 0))) / 4));
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 2) {
      const here = (top + y) * line + left + x;
      moved[at] = by(here - 2, here + 2);
      moved[at + 1] = by(here - 2 * line, here + 2 * line);
    }
  }
  return moved;
}
