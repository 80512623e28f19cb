import sharp from 'sharp';

import { noise } from '../rendering/noise.js';
import { laid } from './cloth.js';
import { svgLayer, size, smooth } from './ground.js';

const [pink, lime] = ['#ff3f9a', '#cdfb3c'];

/** Goods hanging in the street, bottom layer first. */
const goods = [
  {
    garment: 'vest-top',
    colour: 'Charcoal',
    design: 'alpine-night',
    x: 1790,
    y: 600,
    width: 800,
    turn: 7,
  },
  { garment: 'hoodie', colour: 'Black', design: 'neon-sun', x: 1250, y: 610, width: 860, turn: -4 },
];

/** Neon tubes: a ring around the hoodie, and two bars across the wall behind the vest. */
const ring = '<circle cx="1250" cy="520" r="440"/>';
const bars = '<path d="M2050 110 1590 1080M2130 190 1690 1120"/>';

/** Intensity of a light at a distance. */
const reach = (away, far) => Math.exp(-((away / far) ** 1.4));

/** Wall in the light of both tubes; dark on the left, where the text is. */
function lightAt(x, y) {
  const around = Math.abs(Math.hypot(x - 1250, y - 520) - 440);
  const aslant = Math.abs((x - 2050) * 0.904 + (y - 110) * 0.429 - 30);
  const [rosy, green] = [reach(around, 300), reach(aslant, 210) * smooth(1300, 1800, x)];
  const gloom = [17, 14, 30];
  return gloom.map(
    (dark, c) => dark + 175 * rosy * [1, 0.16, 0.52][c] + 120 * green * [0.72, 1, 0.16][c],
  );
}

const brick = { width: 148, height: 52, joint: 7 };

/** Height of the wall at a point: joints are recessed, and every brick has its own tone. */
function brickAt(x, y, tone) {
  const row = Math.floor(y / brick.height);
  const along = x + (row % 2) * (brick.width / 2);
  const column = Math.floor(along / brick.width);
  const [dx, dy] = [along - column * brick.width, y - row * brick.height];
  const edge = Math.min(dx, brick.width - dx, dy, brick.height - dy);
  const face = smooth(brick.joint * 0.4, brick.joint, edge);
  const lip =
    smooth(brick.joint * 2.2, brick.joint, edge) * face * (dy < brick.height / 2 ? 0.22 : -0.16);
  return 0.34 + face * (0.52 + 0.16 * tone(column * 3.7 + 0.5, row * 5.3 + 0.5)) + lip;
}

/** Painted bricks as raw pixels. */
function wall(seed) {
  const [tone, grain, wear] = [noise(seed), noise(seed + 1), noise(seed + 2)];
  const { width, height } = size;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const rough = 1 + 0.09 * grain(x / 3, y / 3) + 0.13 * wear(x / 60, y / 44);
      const lit = lightAt(x, y);
      const stands = brickAt(x, y, tone) * rough;
      for (let c = 0; c < 3; c++) pixels[at + c] = Math.min(255, Math.max(0, lit[c] * stands));
    }
  }
  return sharp(pixels, { raw: { ...size, channels: 3 } });
}

/** Neon tube: white in its middle, colour around it, and a haze over its surroundings. */
function tube(shape, colour, haze) {
  const soft = (id, by) =>
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${size.width}" height="${size.height}"><feGaussianBlur stdDeviation="${by}"/></filter>`;
  const stroke = (width, paint, more) =>
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke="${paint}" stroke-width="${width}" ${more}>${shape}</g>`;
  return svgLayer(
    `${soft('far', 90)}${soft('near', 26)}${soft('rim', 5)}
    ${stroke(90, colour, `filter="url(#far)" opacity="${haze}"`)}${stroke(30, colour, 'filter="url(#near)" opacity="0.75"')}
    ${stroke(17, colour, 'filter="url(#rim)"')}${stroke(12, colour, '')}${stroke(5, '#fff6fb', '')}`,
    'screen',
  );
}

/** Clips of a tube, and its shadow on the bricks. */
function mounts() {
  const clips = [205, 335, 90].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return [1250 + 440 * Math.cos(turn), 520 + 440 * Math.sin(turn)];
  });
  const clip = ([x, y]) =>
    `<rect x="${x - 9}" y="${y - 13}" width="18" height="26" rx="4" fill="#0b0a12" opacity="0.9"/>`;
  return svgLayer([...clips, [1955, 310], [2014, 440]].map(clip).join(''));
}

/** Light of the tubes on the goods in front of them. */
function lightOnCloth() {
  return svgLayer(
    `<radialGradient id="p" gradientUnits="userSpaceOnUse" cx="1250" cy="80" r="900"><stop offset="0" stop-color="${pink}" stop-opacity="0.5"/><stop offset="1" stop-color="${pink}" stop-opacity="0"/></radialGradient>
    <radialGradient id="l" gradientUnits="userSpaceOnUse" cx="2000" cy="420" r="560"><stop offset="0" stop-color="${lime}" stop-opacity="0.55"/><stop offset="1" stop-color="${lime}" stop-opacity="0"/></radialGradient>
    <rect width="100%" height="100%" fill="url(#p)"/><rect width="100%" height="100%" fill="url(#l)"/>`,
    'soft-light',
  );
}

/** Hoodie and vest on a wall at night, lit by two neon tubes. */
export async function neon() {
  const cloth = [];
  for (const garment of goods) cloth.push(...(await laid({ ...garment, drop: 16, weight: 1.5 })));
  const street = svgLayer(
    `<linearGradient id="s"><stop offset="0" stop-color="#07060d" stop-opacity="0.82"/><stop offset="0.42" stop-color="#07060d" stop-opacity="0"/></linearGradient>
    <linearGradient id="f" x2="0" y2="1"><stop offset="0.7" stop-color="#07060d" stop-opacity="0"/><stop offset="1" stop-color="#07060d" stop-opacity="0.75"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#s)"/><rect width="100%" height="100%" fill="url(#f)"/>`,
  );
  return {
    ground: wall(47),
    layers: [
      mounts(),
      tube(bars, lime, 0.3),
      tube(ring, pink, 0.4),
      ...cloth,
      lightOnCloth(),
      street,
    ],
  };
}
