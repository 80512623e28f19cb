import { seam, stitches } from '../forms.js';
import { RoundNeck } from '../neck.js';
import { line } from '../paths.js';
import { longSleeve, pair } from '../sleeves.js';
import { hemRib, sweatBody } from './sweat-body.js';

const necks = {
  front: new RoundNeck({ half: 104, y: 248, low: 92, wide: 44 }),
  back: new RoundNeck({ half: 104, y: 248, low: 26, wide: 44 }),
};
const moon = line('M500 268 Q640 440 780 268');

function bodyOf(side) {
  const neck = necks[side];
  return sweatBody({
    top: neck.edge(),
    seed: 1,
    neck: (x, y) => y < 440 && Math.abs(x - 640) < 150,
    work(relief, warp) {
      neck.stitchOn(relief, warp);
      if (side === 'front') return;
      seam(relief, moon.map(warp), { wide: 6, high: -1.4, pucker: 1 });
      stitches(relief, moon.map(warp));
    },
  });
}

function sweater(side) {
  const body = bodyOf(side);
  return {
    seed: side === 'front' ? 31 : 47,
    measure: [430, 450, 850, 900],
    pieces: [
      ...(side === 'front' ? necks.front.inside() : []),
      ...pair(longSleeve()),
      body,
      hemRib({ seed: 1 }),
      necks[side].collar(body.form, { every: 6.6, high: 1.2 }),
    ],
  };
}

/** Sweatshirt with a round neck on an image of 1280 by 1600 units. */
export const sweaterSides = { front: sweater('front'), back: sweater('back') };
