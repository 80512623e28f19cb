import { laid } from './cloth.js';
import { between, fade, landscape, plaster, portrait, smooth, svgLayer } from './ground.js';
import { frond } from './palm.js';

const [lit, clay, dusk] = [
  [250, 214, 170],
  [216, 138, 92],
  [118, 56, 34],
];

/** Evening sun from the right on clay; nearly dark on the left, where the text is. */
function lightAt(x, y) {
  const near = Math.hypot((x - 0.86) * 1.15, (y - 0.24) * 0.7);
  const sunny = between(clay, lit, 1 - smooth(0, 0.55, near));
  return between(sunny, dusk, 0.94 * smooth(0.72, 0.05, x + 0.1 * y) + 0.1 * smooth(0.6, 1, y));
}

/** The same sun on a phone, where the text is below. */
function tallLightAt(x, y) {
  const near = Math.hypot((x - 0.9) * 0.8, y - 0.12);
  const sunny = between(clay, lit, 1 - smooth(0, 0.6, near));
  return between(sunny, dusk, 0.9 * smooth(0.4, 0.85, y - 0.12 * x));
}

const monstera = { garment: 't-shirt', colour: 'Natural', design: 'monstera' };
const waves = { garment: 'vest-top', colour: 'Teal', design: 'sunset-waves' };
const sun = { garment: 't-shirt', colour: 'Navy', design: 'retro-sun' };

/** Goods in the sun, bottom layer first, and the leaves whose shadows fall on them. */
const wide = {
  scene: landscape,
  lightAt,
  goods: [
    { ...monstera, x: 1835, y: 950, width: 800, turn: 15 },
    { ...waves, x: 1715, y: 300, width: 780, turn: 9 },
    { ...sun, x: 1205, y: 560, width: 760, turn: -8 },
  ],
  leaves: [
    { foot: [2240, -120], bend: [1700, -30], tip: [1010, 560], length: 420 },
    { foot: [2300, 160], bend: [1900, 520], tip: [1330, 1230], length: 380 },
  ],
};

const tall = {
  scene: portrait,
  lightAt: tallLightAt,
  goods: [
    { ...waves, x: 905, y: 300, width: 720, turn: 11 },
    { ...sun, x: 480, y: 690, width: 930, turn: -7 },
  ],
  leaves: [
    { foot: [1330, -90], bend: [760, -10], tip: [180, 420], length: 400 },
    { foot: [1380, 260], bend: [1060, 560], tip: [700, 1250], length: 360 },
  ],
};

function palm(scene, leaf, soft, strength) {
  return svgLayer(
    scene,
    `<filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${soft}"/></filter>
    <g filter="url(#f)" opacity="${strength}" fill="#3c1410">${frond(leaf)}</g>`,
    'multiply',
  );
}

async function composed({ scene, lightAt: light, goods, leaves }, last) {
  const cloth = [];
  for (const garment of goods) cloth.push(...(await laid(scene, garment)));
  const glow = svgLayer(
    scene,
    `<radialGradient id="g" cx="0.9" cy="0.1" r="0.9"><stop offset="0" stop-color="#ffd9a0" stop-opacity="0.5"/><stop offset="1" stop-color="#ffd9a0" stop-opacity="0"/></radialGradient><rect width="100%" height="100%" fill="url(#g)"/>`,
    'soft-light',
  );
  const shadows = [palm(scene, leaves[0], 5, 0.62), palm(scene, leaves[1], 9, 0.5)];
  return {
    ground: plaster(scene, 11, 1, light),
    layers: [...cloth, ...shadows, glow, last],
  };
}

/** Shirts on clay under a palm. */
export function tropic() {
  const evening = svgLayer(
    landscape,
    `<linearGradient id="e"><stop offset="0.14" stop-color="#4a1d10" stop-opacity="0.56"/><stop offset="0.5" stop-color="#4a1d10" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#e)"/>`,
  );
  return composed(wide, evening);
}

export function tropicTall() {
  return composed(tall, fade(portrait, '#3a160a', 0.66, 0.9));
}
