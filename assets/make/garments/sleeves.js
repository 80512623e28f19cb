import { band, ribs, seam, tube } from './forms.js';
import { line, lowered, loweredSpots, mirrored, mirroredPath, shifted } from './paths.js';

/** Mirrors the fold angle of a spot. */
const mirroredSpot = (spot) => ({
  ...spot,
  at: [1280 - spot.at[0], spot.at[1]],
  ...(spot.angle === undefined ? {} : { angle: 180 - spot.angle }),
  ...(spot.turn === undefined ? {} : { turn: -spot.turn }),
});

/** A left sleeve and its mirrored right one, whose folds are changed by `other`. */
export function pair(make, other = (spot) => spot) {
  const left = make((points) => points);
  const right = make(mirrored);
  const turned = (piece) => ({
    ...piece,
    path: mirroredPath(piece.path),
    seed: (piece.seed ?? 20) + 7,
    ...(piece.cloth && {
      cloth: {
        ...piece.cloth,
        spots: piece.cloth.spots.map((spot, k) => other(mirroredSpot(spot), k)),
        fixed: (x, y) => (piece.cloth.fixed ?? (() => false))(1280 - x, y),
      },
    }),
  });
  return [...left, ...right.map(turned)];
}

const sleevePath =
  'M352 322 C284 358 238 436 214 560 C196 690 170 800 152 900 C138 980 112 1060 118 1128 Q168 1152 223 1150 C240 1090 262 960 276 880 C292 790 322 700 345 600 Z';
const cuffPath =
  'M116 1122 Q168 1150 224 1146 C220 1180 210 1210 204 1242 Q158 1240 112 1216 C108 1186 110 1150 116 1122 Z';

const sleeveSpots = [
  { at: [300, 640], reach: [120, 130], more: 0.2 },
  { at: [262, 450], reach: [80, 110], angle: 112, more: 0.06 },
  { at: [212, 800], reach: [110, 130], angle: -24, more: 0.2 },
  { at: [240, 760], reach: [80, 90], angle: 30, more: 0.12 },
  { at: [170, 1050], reach: [110, 95], angle: 8, more: 0.34 },
];

/** A long sleeve that ends in a ribbed cuff, `down` units lower than the sweater's. */
export function longSleeve(down = 0) {
  const at = (d) => line(lowered(d, down));
  return (side) => [
    {
      path: lowered(sleevePath, down),
      form: tube({
        axis: side(at('M330 430 Q262 620 226 830 Q196 1000 168 1140')),
        halves: [128, 104, 88, 78, 66, 56],
        back: 6,
      }),
      seed: 20,
      cloth: {
        pull: 0.03,
        bend: 0.7,
        strength: 0.85,
        fixed: (_x, y) => y > 1134 + down,
        spots: loweredSpots(sleeveSpots, down),
      },
    },
    cuff(at, side, lowered(cuffPath, down)),
  ];
}

function cuff(at, side, path) {
  const middle = at('M108 1180 Q160 1194 216 1198');
  return {
    path,
    form: tube({ axis: side(at('M196 1000L168 1140L150 1330')), halves: [60, 54, 46], back: 12 }),
    seed: 21,
    unrest: 0.5,
    shadow: { dark: 0.3, soft: 6, by: [1, -3] },
    work(relief, warp) {
      const wrist = side(at('M119 1126 Q170 1148 222 1150')).map(warp);
      ribs(relief, side(middle).map(warp), { every: 7, high: 1.6, reach: 54 });
      seam(relief, wrist, { wide: 5, high: -5, pucker: 2 });
      band(relief, side(shifted(middle, [-4, 34])).map(warp), { reach: 30, high: 3 });
    },
  };
}
