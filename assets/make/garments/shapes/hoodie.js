import { seam, stitches } from '../forms.js';
import { line, mirrored, mirroredPath, shifted } from '../paths.js';
import { longSleeve, pair } from '../sleeves.js';
import { hoodBehind } from './hood-back.js';
import { hoodFront } from './hood-front.js';
import { hemRib, sweatBody } from './sweat-body.js';

const down = 122;
const top = '520 376 Q640 440 760 376';

/** Kangaroo pocket, stitched down except for its two slanted openings. */
function pocket(form) {
  const slant = line('M402 1188 C416 1120 456 1050 500 1018');
  const upper = line('M500 1018 Q640 1026 780 1018');
  const low = line('M398 1378 Q640 1396 882 1378');
  return {
    path: 'M500 1018 Q640 1026 780 1018 C824 1050 864 1120 878 1188 L884 1382 Q640 1404 396 1382 L402 1188 C416 1120 456 1050 500 1018 Z',
    form: (x, y) => form(x, y) + 6,
    seed: 9,
    grain: 1.3,
    roll: 4,
    shadow: { dark: 0.34, soft: 7, by: [3, 4] },
    cloth: {
      pull: 0.02,
      fixed: (_x, y) => y > 1370 || y < 1034,
      spots: [
        { at: [450, 1290], reach: [120, 110], angle: 40, more: 0.14 },
        { at: [830, 1290], reach: [120, 110], angle: 142, more: 0.14 },
        { at: [640, 1330], reach: [200, 70], angle: 4, more: 0.12 },
        { at: [640, 1130], reach: [180, 90], angle: 90, more: 0.05 },
      ],
    },
    work(relief, warp) {
      for (const by of [9, 17]) {
        stitches(relief, shifted(slant, [by, by * 0.6]).map(warp));
        stitches(relief, mirrored(shifted(slant, [by, by * 0.6])).map(warp));
      }
      for (const by of [7, 15]) stitches(relief, shifted(upper, [0, by]).map(warp));
      seam(relief, shifted(upper, [0, 11]).map(warp), { wide: 7, high: -1.5, pucker: 1.6 });
      seam(relief, shifted(slant, [12, 8]).map(warp), { wide: 7, high: -1.2, pucker: 2 });
      seam(relief, mirrored(shifted(slant, [12, 8])).map(warp), { wide: 7, high: -1.2, pucker: 2 });
      seam(relief, low.map(warp), { wide: 5, high: -3, pucker: 2 });
    },
  };
}

/** Dark slits behind the slanted edges. */
function pocketMouths(form) {
  const left = 'M396 1192 C404 1118 446 1046 498 1020 L540 1060 L440 1200 Z';
  return [left, mirroredPath(left)].map((path) => ({
    path,
    form,
    seed: 30,
    roll: 2,
    tone: 0.5,
    shadow: { dark: 0.12, soft: 6, by: [-2, 0] },
  }));
}

function hoodie(side) {
  const seed = side === 'front' ? 2 : 14;
  const neck = (x, y) => y < 540 && Math.abs(x - 640) < 130;
  const body = sweatBody({ down, top, seed, neck });
  const pockets = [...pocketMouths(body.form), pocket(body.form)];
  return {
    seed: side === 'front' ? 60 : 77,
    measure: [430, 760, 850, 1000],
    pieces: [
      ...pair(longSleeve(down)),
      body,
      ...(side === 'front' ? pockets : []),
      hemRib({ down, seed }),
      ...(side === 'front' ? hoodFront() : [hoodBehind]),
    ],
  };
}

/** Hooded sweatshirt on an image of 1280 by 1600 units. */
export const hoodieSides = { front: hoodie('front'), back: hoodie('back') };
