import { band, seam, stitches, torso } from '../forms.js';
import { closed } from '../neck.js';
import { bothHalves, line, mirrored, ribbon, shifted } from '../paths.js';

const text = (points) => points.map(([x, y]) => `${x} ${y}`).join('L');

const necklines = {
  front: bothHalves(line('M518 238 C510 372 560 448 640 448')),
  back: bothHalves(line('M518 238 C522 312 572 348 640 348')),
};
const armholes = {
  front: line('M460 250 C476 410 440 560 330 612'),
  back: line('M460 250 C464 410 430 560 330 612'),
};
const sideLine = [
  ...line('M330 612 C331 740 352 860 348 990'),
  ...line('M348 990 C344 1120 328 1240 322 1362').slice(1),
];
const hem = line('M322 1362 C470 1396 810 1398 958 1364');

const bodyPath = (side) =>
  closed(
    [
      ...mirrored([...armholes[side], ...sideLine.slice(1)]).reverse(),
      ...necklines[side].toReversed(),
      ...armholes[side],
      ...sideLine.slice(1),
    ],
    hem.toReversed(),
  );

const form = torso({
  edges: [
    [240, 330, 950],
    [616, 326, 954],
    [990, 346, 934],
    [1364, 320, 960],
  ],
  shoulder: [236, 0.2, 122],
  depth: 150,
  chest: 590,
  bust: 14,
});

function body(side) {
  return {
    path: bodyPath(side),
    form,
    seed: side === 'front' ? 1 : 8,
    roll: 4,
    shadow: { dark: 0.4, soft: 12, by: [5, 8] },
    cloth: {
      bend: 0.4,
      fixed: (_x, y) => y < 400,
      spots: [
        { at: [330, 640], reach: [190, 190], more: 0.14 },
        { at: [950, 640], reach: [200, 180], more: 0.14 },
        { at: [400, 900], reach: [130, 200], angle: -22, more: 0.08 },
        { at: [880, 930], reach: [130, 200], angle: 204, more: 0.08 },
        { at: [470, 1240], reach: [140, 380], angle: 84, more: 0.1 },
        { at: [820, 1140], reach: [140, 440], angle: 97, more: 0.09 },
        { at: [650, 1360], reach: [130, 300], angle: 90, more: 0.08 },
        { at: [560, 470], reach: [80, 90], angle: 60, more: 0.05 },
        { at: [720, 470], reach: [80, 90], angle: 120, more: 0.05 },
      ],
    },
    work(relief, warp) {
      for (const by of [-30, -38]) stitches(relief, shifted(hem, [0, by]).map(warp));
      seam(relief, shifted(hem, [0, -34]).map(warp), {
        wide: 9,
        high: -1.6,
        pucker: 2.2,
        reach: 26,
      });
      if (side === 'back') {
        const yoke = line('M430 430 C560 446 720 446 850 430').map(warp);
        seam(relief, yoke, { wide: 3, high: -2.4, pucker: 1.2 });
      }
    },
  };
}

/** Bound edge: a narrow band sewn over it. */
function binding(points, seed, clip) {
  return {
    clip,
    path: ribbon(points, 17),
    form,
    seed,
    unrest: 0.2,
    roll: 2.5,
    grain: 0.8,
    shadow: { dark: 0.26, soft: 3.5, by: [1, 2] },
    work(relief, warp) {
      const edge = points.map(warp);
      band(relief, edge, { reach: 17, high: 5 });
      stitches(relief, beside(edge, 12), { high: -1.4 });
    },
  };
}

/** Parallel of a line. */
function beside(points, by) {
  return points.map(([x, y], k) => {
    const [from, to] = [points[Math.max(0, k - 1)], points[Math.min(points.length - 1, k + 1)]];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [x - ((to[1] - from[1]) / length) * by, y + ((to[0] - from[0]) / length) * by];
  });
}

/** Inside of the other half, visible through the openings. */
function inside() {
  const tone = (x, y) =>
    0.66 - 0.22 * Math.min(1, Math.max(0, (y - 240) / 240)) - 0.08 * Math.abs((x - 640) / 130);
  const far = necklines.back.filter(([, y]) => y > 258);
  return [
    {
      path: `M${text(far)}L${text([
        [770, 300],
        [760, 480],
        [520, 480],
        [510, 300],
      ])}Z`,
      tone,
      unrest: 0.8,
      roll: 3,
      seed: 3,
    },
    {
      path: ribbon(shifted(far, [0, 9]), 9),
      tone: (x, y) => 0.08 + tone(x, y),
      unrest: 0.2,
      roll: 2,
      seed: 3,
      shadow: { dark: 0.2, soft: 3, by: [1, 2] },
    },
    {
      path: 'M618 364L664 364L663 394L619 394Z',
      tone: (x, y) => 0.26 + tone(x, y),
      unrest: 0,
      roll: 1.2,
      seed: 3,
      shadow: { dark: 0.25, soft: 3, by: [1, 3] },
    },
  ];
}

function vestTop(side) {
  const [arm, neck] = [armholes[side], necklines[side]];
  return {
    seed: side === 'front' ? 83 : 97,
    measure: [450, 500, 830, 950],
    pieces: [
      ...(side === 'front' ? inside() : []),
      body(side),
      binding(arm, 11, bodyPath(side)),
      binding(mirrored(arm), 12, bodyPath(side)),
      binding(neck, 13, bodyPath(side)),
    ],
  };
}

export const vestTopSides = { front: vestTop('front'), back: vestTop('back') };
