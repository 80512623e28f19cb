import { flatSeam, folds, seam, stitches, tube } from '../forms.js';
import { line, ribbon } from '../paths.js';

/** Outline of the hood's opening, from its lower middle up the left, over the top, and back. */
const opening = line(
  'M646 520 C560 452 516 396 520 318 C524 226 566 172 640 170 C714 172 756 226 760 318 C764 396 722 452 646 520',
);
const around = (by) =>
  opening.map(([x, y]) => [640 + (x - 640) * (1 + by / 122), 340 + (y - 340) * (1 + by / 176)]);
const openingPath = `M${opening.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
const outside =
  'M642 566 C566 556 488 520 450 474 C436 456 438 436 434 414 C424 360 436 318 450 262 C466 192 516 116 606 94 C650 82 696 92 730 112 C792 146 824 204 838 270 C844 300 842 318 846 346 C854 392 850 424 836 456 C806 514 720 558 642 566 Z';

const hangings = [
  'M572 200 Q542 340 613 500',
  'M706 200 Q732 340 666 500',
  'M600 200 Q620 340 624 500',
];

const lining = {
  path: openingPath,
  form: (x, y) => -0.9 * Math.hypot((x - 640) * 0.9, y - 330) * 0.4,
  seed: 4,
  unrest: 1.4,
  roll: 2,
  tone: (x, y) =>
    0.46 +
    0.1 * ((y - 170) / 350) -
    0.1 * Math.min(1, Math.abs(x - 640) / 120) ** 2 +
    (x > 640 ? 0.06 : -0.04),
  work(relief, warp) {
    const middle = line('M636 176 Q646 330 640 520').map(warp);
    flatSeam(relief, middle, { by: 8, wide: 5, high: -6, pucker: 3 });
    folds(relief, hangings, { wide: [18, 14], high: 14 });
  },
};

const hood = {
  path: outside,
  hole: openingPath,
  form: (x, y) => {
    const [u, v] = [(x - 642) / 226, (y - 330) / 262];
    const out = Math.min(1, Math.hypot(u, v));
    return 116 * (1 - out ** 2.3) ** 0.7;
  },
  seed: 5,
  grain: 1.3,
  roll: 9,
  shadow: { dark: 0.36, soft: 11, by: [5, 9] },
  cloth: {
    pull: 0.02,
    bend: 0.5,
    spots: [
      { at: [470, 470], reach: [110, 150], angle: 62, more: 0.3 },
      { at: [812, 470], reach: [110, 150], angle: 120, more: 0.28 },
      { at: [478, 280], reach: [80, 110], angle: 108, more: 0.16 },
      { at: [806, 300], reach: [80, 130], angle: 74, more: 0.2 },
      { at: [700, 130], reach: [120, 60], angle: 30, more: 0.18 },
      { at: [560, 130], reach: [90, 60], angle: 150, more: 0.12 },
      { at: [570, 530], reach: [110, 60], angle: 32, more: 0.2 },
      { at: [712, 530], reach: [110, 60], angle: 148, more: 0.18 },
    ],
  },
  work(relief, warp) {
    stitches(relief, around(24).slice(2, -2).map(warp));
    seam(relief, around(24).slice(2, -2).map(warp), { wide: 5, high: -2, pucker: 2.4, reach: 20 });
    seam(relief, line('M646 520 Q648 540 640 560').map(warp), { wide: 3, high: -6 });
    folds(relief, creases, { wide: [12, 20], high: 9 });
    for (const [x, y] of eyelets) ring(relief, warp([x, y]));
  },
};

/** Creases where the hood bends over the neck and slouches at its top. */
const creases = [
  'M436 436 Q486 470 566 520',
  'M440 392 Q474 436 532 478',
  'M850 420 Q800 476 724 516',
  'M846 370 Q812 430 762 462',
  'M470 222 Q500 300 478 400',
  'M812 214 Q792 300 808 372',
];

const eyelets = [
  [584, 500],
  [700, 498],
];

/** A metal ring around a hole. */
function ring(relief, [x, y]) {
  relief.around([[x, y]], 14, (i, px, py) => {
    const r = Math.hypot(px - x, py - y);
    relief.z[i] += 5 * Math.exp(-(((r - 7) / 2.4) ** 2)) - 12 * Math.exp(-((r / 4) ** 2));
  });
}

/** A flat cord that hangs from its eyelet to a metal tip. */
function cord(points, seed) {
  const tip = points.slice(-4);
  const [from, to] = [tip[0], tip.at(-1)];
  return [
    {
      path: ribbon(points, 5.6),
      form: tube({ axis: points, halves: [6, 6], depth: 1.1 }),
      seed,
      unrest: 0.1,
      roll: 1.2,
      tone: 1.04,
      shadow: { dark: 0.42, soft: 4, by: [4, 5] },
      work(relief, warp) {
        const turns = 10 * points.length;
        relief.along(points.map(warp), 7, (i, { side, along }) => {
          relief.z[i] += 1.1 * Math.sin(along * turns + Math.abs(side) * 0.9);
        });
      },
    },
    {
      path: ribbon([from, to], 6.6),
      form: tube({ axis: [from, to], halves: [7, 7], depth: 1.5 }),
      seed,
      unrest: 0,
      grain: 0.2,
      roll: 1,
      tone: 1.16,
      shadow: { dark: 0.3, soft: 3, by: [3, 4] },
    },
  ];
}

/** Upright hood with its lining and cords. */
export function hoodFront() {
  const left = line('M584 502 C568 550 596 600 584 654');
  const right = line('M700 500 C718 548 694 590 706 636');
  return [lining, hood, ...cord(left, 6), ...cord(right, 7)];
}
