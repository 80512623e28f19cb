import { band, ribs, seam, stitches, torso } from '../forms.js';
import { line, lowered, loweredSpots, mirrored, shifted } from '../paths.js';

const sides = {
  right:
    'C810 276 888 300 954 336 C932 430 942 540 974 640 C984 800 990 940 992 1060 C994 1140 1000 1220 978 1266 Q640 1294 302 1266',
  left: 'C282 1220 286 1140 288 1060 C290 940 298 800 306 640 C338 540 348 430 326 336 C392 300 470 276 520 254 Z',
};
const ribPath =
  'M303 1258 Q640 1288 977 1258 C978 1290 972 1320 968 1342 Q640 1370 312 1342 C306 1320 302 1290 303 1258 Z';

const formOf = (down) =>
  torso({
    edges: [
      [240, 304, 976],
      [620, 304, 976],
      [1000, 292, 988],
      [1210, 286, 994],
      [1350, 308, 972],
    ].map(([y, ...ends]) => [y + down, ...ends]),
    shoulder: [250 + down, 0.27, 108],
    depth: 165,
    chest: 560 + down,
  });

const spots = [
  { at: [296, 640], reach: [220, 200], more: 0.22 },
  { at: [984, 640], reach: [230, 190], more: 0.2 },
  { at: [400, 1220], reach: [190, 80], angle: 14, more: 0.16 },
  { at: [860, 1215], reach: [210, 80], angle: -12, more: 0.16 },
  { at: [640, 1200], reach: [260, 120], angle: 90, more: 0.05 },
  { at: [330, 980], reach: [120, 190], angle: -34, more: 0.09 },
  { at: [950, 1020], reach: [120, 190], angle: 212, more: 0.09 },
  { at: [400, 410], reach: [110, 80], angle: 42, more: 0.05 },
  { at: [880, 410], reach: [110, 80], angle: 138, more: 0.05 },
];

/**
 * Body of a sweatshirt, `down` units lower than the sweater's; `top`: its upper edge, from left to
 * right; `work`:
 * additional seams; `neck(x, y)`: where the neck holds it.
 */
export function sweatBody({ down = 0, top, seed, work, neck }) {
  const hem = line(lowered('M304 1262 Q640 1290 976 1262', down));
  const armhole = line(lowered('M326 336 C348 430 338 540 306 640', down));
  return {
    path: `M${top} ${lowered(sides.right + sides.left, down)}`,
    form: formOf(down),
    roll: 2,
    seed,
    unrest: 1.2,
    grain: 1.3,
    shadow: { dark: 0.17, soft: 5, by: [2, 3] },
    cloth: {
      pull: 0.03,
      bend: 0.6,
      fixed: (x, y) => y > 1258 + down || y < 340 + down + 0.1 * Math.abs(x - 640) || neck(x, y),
      spots: loweredSpots(spots, down),
    },
    work(relief, warp) {
      for (const points of [armhole, mirrored(armhole)]) {
        const inner = shifted(points, [points === armhole ? 15 : -15, 1]);
        seam(relief, points.map(warp), { wide: 4, high: -3, pucker: 1.8 });
        stitches(relief, inner.map(warp));
      }
      stitches(relief, shifted(hem, [0, -9]).map(warp));
      work?.(relief, warp);
    },
  };
}

/** The ribbed band at the hem of a sweatshirt. */
export function hemRib({ down = 0, seed }) {
  const form = formOf(down);
  const hem = line(lowered('M304 1262 Q640 1290 976 1262', down));
  const rib = line(lowered('M310 1300 Q640 1326 970 1300', down));
  return {
    path: lowered(ribPath, down),
    form: (x, y) => form(x, y) - 16,
    seed,
    roll: 6,
    unrest: 0.6,
    grain: 1.2,
    shadow: { dark: 0.2, soft: 5, by: [0, -3] },
    work(relief, warp) {
      ribs(relief, rib.map(warp), { every: 7, high: 1.5, reach: 48 });
      seam(relief, hem.map(warp), { wide: 6, high: -6, pucker: 2.4, reach: 22 });
      band(relief, shifted(rib, [0, 36]).map(warp), { reach: 26, high: 3 });
    },
  };
}
