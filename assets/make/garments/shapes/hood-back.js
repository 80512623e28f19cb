import { flatSeam, folds, seam } from '../forms.js';
import { bothHalves, line, mirroredPath } from '../paths.js';

const outline =
  'M462 430 C452 384 520 330 640 328 C760 330 828 384 818 430 C862 500 842 596 768 666 C724 706 680 728 640 730 C600 728 556 706 512 666 C438 596 418 500 462 430 Z';
const rim = bothHalves(line('M474 436 C500 396 560 372 640 372'));

const swags = [
  'M470 450 Q500 560 650 566',
  'M456 500 Q500 640 640 650',
  'M480 430 Q560 486 690 480',
];

/** Hood lying on the back. */
export const hoodBehind = {
  path: outline,
  seed: 5,
  grain: 1.3,
  roll: 12,
  form(x, y) {
    const [u, v] = [(x - 640) / 214, (y - 520) / 212];
    return 96 * (1 - Math.min(1, Math.hypot(u, v)) ** 2.8) ** 0.6;
  },
  shadow: { dark: 0.42, soft: 14, by: [6, 12] },
  cloth: {
    pull: 0.05,
    strength: 0.9,
    spots: [
      { at: [500, 520], reach: [110, 130], angle: 62, more: 0.2 },
      { at: [780, 520], reach: [110, 130], angle: 116, more: 0.2 },
      { at: [560, 650], reach: [130, 80], angle: 34, more: 0.16 },
      { at: [720, 640], reach: [130, 80], angle: 146, more: 0.16 },
      { at: [640, 480], reach: [150, 60], angle: 0, more: 0.12 },
    ],
  },
  work(relief, warp) {
    const middle = line('M640 374 Q634 560 640 728').map(warp);
    flatSeam(relief, middle, { wide: 5, high: -6, pucker: 3.4, reach: 24 });
    seam(relief, rim.map(warp), { wide: 10, high: -12, pucker: 3 });
    folds(relief, swags, { wide: [14, 20], high: 13 });
    folds(relief, swags.slice(0, 2).map(mirroredPath), { wide: [20, 14], high: 11 });
  },
};
