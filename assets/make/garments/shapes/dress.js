import { smoothstep } from '../../rendering/geometry.js';
import { noise } from '../../rendering/noise.js';
import { seam, stitches, torso, tube } from '../forms.js';
import { closed, RoundNeck } from '../neck.js';
import { line, shifted } from '../paths.js';
import { pair } from '../sleeves.js';

const necks = {
  front: new RoundNeck({ half: 100, y: 178, low: 112, wide: 24 }),
  back: new RoundNeck({ half: 100, y: 178, low: 34, wide: 24 }),
};
const waist = { y: 716, left: 428, right: 852 };
const waistLine = line(`M${waist.left} 712 Q640 736 ${waist.right} 712`);

const form = torso({
  edges: [
    [170, 380, 900],
    [480, 384, 896],
    [620, 410, 870],
    [730, 428, 852],
  ],
  shoulder: [180, 0.3, 100],
  depth: 140,
  chest: 470,
  bust: 22,
});

function bodice(side, seed) {
  const neck = necks[side];
  return {
    path: `M${neck.edge()} L762 188 C802 208 850 232 892 262 C874 330 872 410 892 482 C884 560 860 640 852 722 Q640 746 428 722 C420 640 396 560 388 482 C408 410 406 330 388 262 C430 232 478 208 518 188 Z`,
    form,
    seed,
    roll: 2,
    shadow: { dark: 0.17, soft: 5, by: [2, 3] },
    cloth: {
      pull: 0,
      bend: 0.6,
      fixed: (x, y) => y > 706 || y < 270 + 0.1 * Math.abs(x - 640),
      spots: [
        { at: [384, 494], reach: [110, 90], more: 0.12 },
        { at: [896, 494], reach: [110, 90], more: 0.1 },
        { at: [436, 640], reach: [70, 60], angle: 24, more: 0.1 },
        { at: [842, 650], reach: [70, 60], angle: 156, more: 0.1 },
        { at: [450, 350], reach: [80, 60], angle: 60, more: 0.03 },
      ],
    },
    work(relief, warp) {
      neck.stitchOn(relief, warp);
      if (side === 'front') return;
      const yoke = line('M396 304 Q640 322 884 304').map(warp);
      seam(relief, yoke, { wide: 2.6, high: -2.4, pucker: 1 });
      stitches(relief, shifted(yoke, [0, 7]), { high: -1.3 });
    },
  };
}

const sleeve = (side) => {
  const cuff = side(line('M226 502 Q288 560 366 576'));
  return [
    {
      path: 'M412 245 C366 278 300 336 226 502 Q288 562 366 576 C374 548 392 520 408 484 Z',
      form: tube({
        axis: side([
          [388, 330],
          [292, 548],
        ]),
        halves: [98, 82],
        back: 12,
      }),
      seed: 20,
      cloth: {
        spots: [
          { at: [384, 500], reach: [110, 100], more: 0.2 },
          { at: [340, 350], reach: [70, 80], angle: 112, more: 0.05 },
        ],
      },
      work(relief, warp) {
        const [dx, dy] = side([[9, -24]])[0][0] > 600 ? [-9, -24] : [9, -24];
        stitches(relief, shifted(cuff, [dx, dy]).map(warp));
        stitches(relief, shifted(cuff, [dx * 1.2, dy - 7]).map(warp));
        seam(relief, shifted(cuff, [dx, dy - 4]).map(warp), { wide: 7, high: -1.4, pucker: 1.8 });
      },
    },
  ];
};

/** Flutes of the skirt: their depth at a point, -1 to 1, and the distance down. */
function flutes(seed) {
  const [uneven, drift] = [noise(seed * 7 + 1), noise(seed * 7 + 2)];
  return (x, y) => {
    const down = Math.min(1, Math.max(0, (y - waist.y) / 680));
    const half = 212 + 262 * down ** 0.86;
    const u = (x - 640) / half;
    const bend = u * (0.86 + 0.14 * u * u);
    const s = bend * 6.8 + 0.9 * uneven(u * 2.2, 0.5) + 0.35 * drift(u * 1.6, down * 1.5);
    const wave = Math.sin(s * Math.PI);
    const sharp = wave > 0 ? wave ** 0.8 : -((-wave) ** 1.25);
    const size = 0.72 + 0.6 * uneven(u * 3 + 9, down * 0.8 + 4);
    return { depth: sharp * size, down, u };
  };
}

function skirt(seed) {
  const flute = flutes(seed);
  const hem = Array.from({ length: 121 }, (_, k) => {
    const u = k / 60 - 1;
    const x = 640 + u * 474;
    const arch = 1406 - 62 * u * u;
    return [x, arch + 13 * flute(x, 1390).depth * (1 - 0.5 * u * u)];
  });
  const left = line(`M${waist.left} 712 C392 800 262 1060 166 1344`);
  const right = left.map(([x, y]) => [1280 - x, y]);
  return {
    path: closed([...left.toReversed(), ...waistLine.slice(1, -1), ...right], hem),
    seed,
    roll: 6,
    unrest: 0.9,
    form(x, y) {
      const { depth, down, u } = flute(x, y);
      const round = 120 * (1 - Math.min(1, Math.abs(u)) ** 2.6) ** 0.6;
      return round + (2 + 27 * smoothstep(0, 0.8, down)) * depth + 50 * down;
    },
    cloth: {
      fixed: (_x, y) => y < 730,
      pull: 0.01,
      spots: [
        { at: [520, 760], reach: [120, 70], angle: 96, more: 0.1 },
        { at: [760, 760], reach: [120, 70], angle: 84, more: 0.1 },
        { at: [640, 980], reach: [380, 200], angle: 90, more: 0.03 },
      ],
    },
    shadow: { dark: 0.2, soft: 5, by: [0, -2] },
    work(relief, warp) {
      for (const by of [-16, -23])
        stitches(relief, shifted(hem, [0, by]).map(warp), { high: -1.4 });
      seam(relief, waistLine.map(warp), { wide: 5, high: -7, pucker: 4, reach: 26 });
    },
  };
}

function dress(side) {
  const neck = necks[side];
  const [body, below] = [bodice(side, side === 'front' ? 1 : 9), skirt(side === 'front' ? 3 : 12)];
  return {
    seed: side === 'front' ? 120 : 141,
    measure: [470, 330, 810, 660],
    pieces: [
      ...(side === 'front' ? neck.inside(8) : []),
      ...pair(sleeve),
      below,
      body,
      neck.collar(form, { every: 5.4, high: 0.6 }),
    ],
  };
}

export const dressSides = { front: dress('front'), back: dress('back') };
