import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { blurred, cubic, curve, nearest, noise, Relief, smoothstep } from './relief.js';
import { grainedBackdrop } from './backdrop.js';
import { cover } from './cover.js';
import { lightOn } from './light.js';
import { collar, folds, inside, outline, sleeves } from './t-shirt-shape.js';
import sharp from 'sharp';

/*
 * Makes the neutral layers of the t-shirt: `node tools/garments/make.mjs`. The cloth is a height
 * field, lit from the upper left; what comes out is kept as assets and coloured when it is asked for.
 */

const width = 1280;
const height = 1600;
const folder = path.resolve(import.meta.dirname, '../../server/assets/garments/t-shirt');

const size = { width, height };
const mask = await cover(size, outline);
const hole = await cover(size, inside);
const band = await cover(size, collar);
const [left, right] = await Promise.all(sleeves.map((d) => cover(size, d)));

const relief = new Relief(width, height);
const torso = bounds((i) => mask[i] > 0.5 && left[i] < 0.5 && right[i] < 0.5);

/** The first and last pixel of each row, smoothed down the rows. */
function bounds(isIn) {
  const rows = Array.from({ length: height }, (_, y) => {
    let [first, last] = [width, -1];
    for (let x = 0; x < width; x++) {
      if (!isIn(y * width + x)) continue;
      first = Math.min(first, x);
      last = x;
    }
    return [first, last];
  });
  return rows.map(([, last], y) => {
    const near = rows.slice(Math.max(0, y - 20), y + 21).filter(([, end]) => end >= 0);
    const mean = (k) => near.reduce((sum, row) => sum + row[k], 0) / near.length;
    if (y > 1350) return [288, 993];
    if (last < 0) return [304, 976];
    const calm = smoothstep(560, 760, y);
    return [304 + calm * (mean(0) - 304), 976 + calm * (mean(1) - 976)];
  });
}

// The body: a flat cylinder, leaning back towards the shoulders; the chest a little fuller.
const chest = (x, y, side) => Math.exp(-(((x - side) / 150) ** 2) - ((y - 560) / 190) ** 2);
relief.add((x, y) => {
  const [from, to] = torso[y];
  const u = Math.min(1, Math.abs((2 * (x - from)) / (to - from) - 1));
  const round = 150 * (1 - (0.975 * u) ** 2.5) ** 0.62;
  const shoulder = 246 + 0.27 * Math.max(0, Math.abs(x - 640) - 108);
  const back = 70 * (1 - smoothstep(shoulder - 40, shoulder + 190, y)) ** 1.5;
  return round - back + 9 * (chest(x, y, 500) + chest(x, y, 780)) - 10 * smoothstep(620, 900, y);
});

// The sleeves: cylinders of their own, hanging outwards.
const arms = [
  {
    part: left,
    axis: [
      [330, 420],
      [190, 688],
    ],
    half: 112,
  },
  {
    part: right,
    axis: [
      [950, 420],
      [1090, 688],
    ],
    half: 112,
  },
];
for (const { part, axis, half } of arms) {
  const soft = blurred(part, width, height, 7);
  relief.add((x, y, i) => {
    if (soft[i] < 0.004) return 0;
    const { side } = nearest(axis, x, y);
    const v = Math.min(1, Math.abs(side) / half);
    const tube = 104 * (1 - v ** 2.3) ** 0.6 - 8;
    return soft[i] * (tube - relief.z[i]);
  });
}

// Folds spread from the armpits and hang to the hem.
for (const [from, bend, to, wide, high] of folds) relief.fold({ from, bend, to, wide, high });

// The unrest of real cloth: long waves, stronger towards sides and hem than on the chest.
const [slow, quick, fine, warp] = [1, 2, 3, 4].map((seed) => noise(seed * 7919));
relief.add((x, y) => {
  const wx = x + 60 * warp(x / 230, y / 300) + 0.07 * (y - 800) * Math.tanh((x - 640) / 220);
  const wy = y + 60 * warp(x / 260 + 40, y / 230 + 9);
  const calm = Math.exp(-(((x - 640) / 260) ** 2) - ((y - 600) / 280) ** 2);
  const waves = 12 * slow(wx / 150, wy / 340) + 6 * quick(wx / 74, wy / 180);
  const crease = 2.2 * fine(wx / 30, wy / 58);
  return (1 - 0.6 * calm) * waves + (1 - 0.8 * calm) * crease;
});

// Seams and hems.
const armholes = [
  cubic(
    [
      [322, 330],
      [338, 420],
      [330, 520],
      [306, 622],
    ],
    40,
  ),
  cubic(
    [
      [958, 330],
      [942, 420],
      [950, 520],
      [974, 622],
    ],
    40,
  ),
];
for (const points of armholes) relief.line({ points, wide: 6, high: -5.5 });
const hem = cubic(
  [
    [290, 1364],
    [460, 1404],
    [820, 1414],
    [991, 1366],
  ],
  60,
);
const cuffs = [
  curve([100, 640], [186, 706], [280, 736], 40),
  curve([1181, 641], [1094, 706], [1000, 737], 40),
];
const shifted = (points, [dx, dy]) => points.map(([x, y]) => [x + dx, y + dy]);
const stitches = [
  shifted(hem, [0, -34]),
  shifted(hem, [0, -42]),
  ...[
    [12, -26],
    [15, -33],
  ].map((by) => shifted(cuffs[0], by)),
  ...[
    [-12, -26],
    [-15, -33],
  ].map((by) => shifted(cuffs[1], by)),
];
for (const points of stitches) relief.line({ points, wide: 2.1, high: -1.5 });
relief.line({ points: shifted(hem, [0, -18]), wide: 13, high: 2.2 });
for (const [points, by] of [
  [cuffs[0], [6, -14]],
  [cuffs[1], [-6, -14]],
]) {
  relief.line({ points: shifted(points, by), wide: 10, high: 2 });
}
const seam = [
  ...cubic(
    [
      [498, 260],
      [518, 356],
      [583, 399],
      [640, 399],
    ],
    30,
  ),
  ...cubic(
    [
      [640, 399],
      [697, 399],
      [762, 356],
      [782, 260],
    ],
    30,
  ).slice(1),
];
relief.line({ points: seam, wide: 3, high: -5 });
relief.line({ points: seam.map(([x, y]) => [640 + (x - 640) * 1.05, y + 8]), wide: 2, high: -1.2 });
const rim = [
  ...cubic(
    [
      [532, 246],
      [545, 332],
      [598, 358],
      [640, 358],
    ],
    30,
  ),
  ...cubic(
    [
      [640, 358],
      [682, 358],
      [735, 332],
      [748, 246],
    ],
    30,
  ).slice(1),
];
relief.add((x, y, i) => {
  if (band[i] < 0.02) return 0;
  const { side, along } = nearest(rim, x, y);
  const roll = 9 * Math.sin(Math.PI * Math.min(1, Math.max(0, Math.abs(side) / 41)));
  return band[i] * (roll + 0.85 * Math.sin(along * 2 * Math.PI * 92));
});
for (const [x, y] of [
  [532, 246],
  [748, 246],
]) {
  relief.line({
    points: [
      [x, y],
      [640 + (x - 640) * 2.9, y + 84],
    ],
    wide: 4,
    high: -2.5,
  });
}

const lit = lightOn(relief);

// Inside the neck: the back of the shirt, in the shadow of the collar.
const backBand = cubic(
  [
    [532, 246],
    [565, 282],
    [715, 282],
    [748, 246],
  ],
  40,
);
for (let y = 225; y < 365; y++) {
  for (let x = 525; x < 755; x++) {
    const i = y * width + x;
    if (hole[i] === 0) continue;
    const { side, along } = nearest(backBand, x, y);
    const isBand = side < 0 ? 0 : 1;
    const depth = smoothstep(240, 356, y);
    const ribs = 0.02 * Math.sin(along * 2 * Math.PI * 60) * (1 - isBand);
    const dark =
      0.66 - 0.3 * depth - 0.12 * Math.abs((x - 640) / 108) ** 2 + ribs + (isBand ? -0.06 : 0.05);
    lit[i] += hole[i] * (dark - lit[i]);
  }
}

const average = (() => {
  let [sum, count] = [0, 0];
  for (let y = 450; y < 900; y++)
    for (let x = 430; x < 850; x++) {
      sum += lit[y * width + x];
      count++;
    }
  return sum / count;
})();

/** Highlights bend off gently below white, so that a white shirt keeps its folds. */
function tone(value) {
  const v = 0.925 + 1.12 * (value - 1);
  return v < 0.88 ? v : 0.88 + 0.12 * (1 - Math.exp(-(v - 0.88) / 0.12));
}

const shade = Buffer.alloc(width * height);
const light = Buffer.alloc(width * height);
for (let i = 0; i < lit.length; i++) {
  const value = lit[i] / average;
  shade[i] = Math.round(255 * Math.min(1, Math.max(0.16, tone(value))));
  light[i] = Math.round(255 * Math.min(0.5, Math.max(0, 0.9 * (value - 0.86))));
}
const grey = (data) => sharp(data, { raw: { width, height, channels: 1 } });

mkdirSync(folder, { recursive: true });
const alpha = Buffer.from(mask.map((value) => Math.round(value * 255)));
await grey(alpha).webp({ lossless: true }).toFile(path.join(folder, 'mask.webp'));
await grey(shade).webp({ quality: 92 }).toFile(path.join(folder, 'shade.webp'));
await grey(light).webp({ quality: 88 }).toFile(path.join(folder, 'light.webp'));
await grainedBackdrop(path.join(folder, 'backdrop.webp'), { width, height, outline });
