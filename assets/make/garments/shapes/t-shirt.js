import { seam, stitches, torso, tube } from '../forms.js';
import { RoundNeck } from '../neck.js';
import { line, shifted } from '../paths.js';
import { pair } from '../sleeves.js';

const necks = {
  front: new RoundNeck({ half: 108, y: 246, low: 112, wide: 38 }),
  back: new RoundNeck({ half: 108, y: 246, low: 28, wide: 36 }),
};
const hem = line('M290 1364 C460 1404 820 1414 991 1366');

const form = torso({
  edges: [
    [240, 304, 976],
    [600, 304, 976],
    [760, 305, 974],
    [1040, 303, 977],
    [1364, 288, 993],
  ],
  shoulder: [246, 0.27, 108],
});

const spots = [
  { at: [296, 630], reach: [210, 190], more: 0.19 },
  { at: [984, 630], reach: [220, 180], more: 0.17 },
  { at: [480, 1180], reach: [170, 360], angle: 84, more: 0.06 },
  { at: [820, 1080], reach: [170, 400], angle: 97, more: 0.06 },
  { at: [330, 1000], reach: [120, 200], angle: -28, more: 0.08 },
  { at: [950, 1060], reach: [120, 200], angle: 205, more: 0.08 },
  { at: [400, 400], reach: [110, 80], angle: 40, more: 0.05 },
  { at: [880, 400], reach: [110, 80], angle: 140, more: 0.05 },
];

function body(side) {
  const neck = necks[side];
  return {
    path: `M${neck.edge()} C810 272 888 296 958 330 C938 420 946 520 974 622 C980 760 972 900 977 1040 C981 1180 988 1290 991 1366 C880 1394 740 1404 640 1402 C540 1402 400 1392 290 1364 C293 1290 299 1180 303 1040 C308 900 300 760 306 622 C334 520 342 420 322 330 C392 296 470 272 518 252 Z`,
    form,
    seed: side === 'front' ? 3 : 9,
    roll: 2,
    shadow: { dark: 0.17, soft: 5, by: [2, 3] },
    cloth: {
      fixed: (x, y) => y < 330 + 0.1 * Math.abs(x - 640) || (y < 430 && Math.abs(x - 640) < 150),
      spots,
    },
    work(relief, warp) {
      neck.stitchOn(relief, warp);
      for (const by of [-34, -42]) stitches(relief, shifted(hem, [0, by]).map(warp));
      const turned = shifted(hem, [0, -38]).map(warp);
      seam(relief, turned, { wide: 9, high: -1.6, pucker: 2.2, reach: 26 });
      if (side === 'back') {
        const yoke = line('M346 392 Q640 416 934 392').map(warp);
        seam(relief, yoke, { wide: 3, high: -2.6, pucker: 1.2 });
        stitches(relief, shifted(yoke, [0, 8]), { high: -1.3 });
      }
    },
  };
}

const sleeve = (side) => {
  const cuff = side(line('M100 640 Q186 706 280 736'));
  const inwards = Math.sign(640 - cuff[0][0]);
  return [
    {
      path: 'M350 317 C262 356 214 446 100 640 Q186 706 280 736 C292 704 318 664 346 612 Z',
      form: tube({
        axis: side([
          [330, 420],
          [190, 688],
        ]),
        halves: [120, 106],
        back: 10,
      }),
      seed: 20,
      roll: 4,
      cloth: {
        spots: [
          { at: [300, 640], reach: [140, 120], more: 0.2 },
          { at: [250, 430], reach: [90, 90], angle: 110, more: 0.06 },
        ],
      },
      work(relief, warp) {
        for (const [dx, dy] of [
          [12, -25],
          [15, -32],
        ]) {
          stitches(relief, shifted(cuff, [dx * inwards, dy]).map(warp));
        }
        const turned = shifted(cuff, [13 * inwards, -28]).map(warp);
        seam(relief, turned, { wide: 8, high: -1.5, pucker: 2, reach: 22 });
      },
    },
  ];
};

function tShirt(side) {
  return {
    seed: side === 'front' ? 11 : 24,
    measure: [430, 450, 850, 900],
    pieces: [
      ...(side === 'front' ? necks.front.inside() : []),
      ...pair(sleeve),
      body(side),
      necks[side].collar(form),
    ],
  };
}

/** T-shirt on an image of 1280 by 1600 units. */
export const tShirtSides = { front: tShirt('front'), back: tShirt('back') };
