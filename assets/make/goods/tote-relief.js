import { blurred } from '../rendering/blur.js';
import { cubic, nearest, smoothstep } from '../rendering/geometry.js';
import { noise } from '../rendering/noise.js';
import { Relief } from '../rendering/relief.js';
import { clamp, size } from './layers.js';
import { folds } from './tote-shape.js';

export const strapHalf = 33;

/** Line of a handle, and the position (0 to 1) along it at each third. */
export function lineOf(handle) {
  return handle.flatMap((part, k) => cubic(part, 36).slice(k === 0 ? 0 : 1));
}

/** Distance of each pixel from a handle's line, in pixels; negative on its left; 1e6 far away. */
export function distanceTo(points) {
  const { width, height } = size;
  const far = {
    side: new Float32Array(width * height).fill(1e6),
    along: new Float32Array(width * height),
  };
  new Relief(width, height).around(points, 70, (i, x, y) => {
    const { side, along } = nearest(points, x + 0.5, y + 0.5);
    far.side[i] = side;
    far.along[i] = along;
  });
  return far;
}

/** Where a handle is, 0 to 1, with soft edges of one pixel; its end is folded under and sewn square. */
export function strapCover({ side }) {
  return side.map((value, i) => {
    const y = Math.floor(i / size.width);
    return clamp(strapHalf + 0.5 - Math.abs(value)) * clamp(1003.5 - y);
  });
}

/** Bag as a height field: two pieces of canvas with some air between them, and folds. */
export function bagRelief(side, mask) {
  const { width, height } = size;
  const relief = new Relief(width, height, { within: mask });
  const soft = blurred(mask, width, height, 90);
  relief.add((x, y, i) => {
    const u = Math.abs(x - 800) / 462;
    const air = 60 * smoothstep(0.45, 1, soft[i]) * smoothstep(860, 1500, y);
    return air + 26 * (1 - Math.min(1, u) ** 7) + 14 * smoothstep(1806, 1730, y);
  });
  for (const [from, bend, to, wide, high] of folds[side])
    relief.fold({ from, bend, to, wide, high });
  unrest(relief, side === 'front' ? 1 : 2);
  seams(relief);
  return relief;
}

function unrest(relief, turn) {
  const [slow, quick, crease, bend] = [11, 12, 13, 14].map((seed) => noise(seed * 7919 * turn));
  relief.add((x, y) => {
    const wx = x + 90 * bend(x / 300, y / 330);
    const wy = y + 90 * bend(x / 320 + 40, y / 300 + 9);
    const calm = 1 - 0.45 * Math.exp(-(((x - 800) / 330) ** 2) - ((y - 1330) / 330) ** 2);
    return (
      calm *
      (13 * slow(wx / 260, wy / 380) +
        6 * quick(wx / 120, wy / 170) +
        1.6 * crease(wx / 44, wy / 52))
    );
  });
}

/** Hem of the opening with two rows of stitches, side seams and the bottom fold. */
function seams(relief) {
  const lower = (points, by) => points.map(([x, y]) => [x, y + by]);
  const hem = opening.flatMap((part, k) => cubic(part, 16).slice(k === 0 ? 0 : 1));
  relief.line({ points: lower(hem, 74), wide: 4, high: -6 });
  relief.line({ points: lower(hem, 66), wide: 2, high: -2.6 });
  relief.line({ points: lower(hem, 40), wide: 22, high: 3 });
  relief.line({ points: lower(hem, 8), wide: 7, high: 3 });
  for (const points of sides) relief.line({ points: cubic(points, 30), wide: 4, high: -4 });
}

const opening = [
  [
    [356, 872],
    [420, 858],
    [500, 834],
    [596, 826],
  ],
  [
    [596, 826],
    [690, 852],
    [910, 852],
    [1004, 826],
  ],
  [
    [1004, 826],
    [1100, 834],
    [1180, 858],
    [1244, 872],
  ],
];
const sides = [
  [
    [366, 880],
    [352, 1120],
    [354, 1500],
    [350, 1790],
  ],
  [
    [1234, 880],
    [1248, 1120],
    [1246, 1500],
    [1250, 1790],
  ],
];

/** Canvas weave as light, about -1 to 1, with irregular threads. */
export function canvasWeave() {
  const { width, height } = size;
  const [warpThread, weftThread, slub] = [noise(401), noise(402), noise(403)];
  const pitch = 4.4;
  const weave = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const u = (x + 1.1 * slub(x / 60, y / 60)) / pitch;
      const v = (y + 1.1 * slub(x / 60 + 9, y / 60)) / pitch;
      const over = (Math.floor(u) + Math.floor(v)) % 2 === 0;
      const across = Math.sin(Math.PI * (over ? u % 1 : v % 1));
      const thread = over
        ? warpThread(Math.floor(u) * 0.77, v / 9)
        : weftThread(u / 9, Math.floor(v) * 0.77);
      weave[i] = 0.55 * (across - 0.64) + 0.8 * thread;
    }
  }
  return weave;
}
