import { laid } from './cloth.js';
import { between, fade, landscape, plaster, portrait, smooth, svgLayer } from './ground.js';

const [lit, grey, dark] = [
  [214, 212, 208],
  [150, 148, 145],
  [44, 43, 43],
];

/** One lamp over a sheet of studio paper; nearly dark on the left, where the text is. */
function lightAt(x, y) {
  const near = Math.hypot((x - 0.74) * 1.05, (y - 0.4) * 0.62);
  const bright = between(grey, lit, 1 - smooth(0, 0.5, near));
  return between(bright, dark, smooth(0.74, 0.32, x + 0.04 * y));
}

/** The same lamp on a phone, where the text is below. */
function tallLightAt(x, y) {
  const near = Math.hypot((x - 0.5) * 0.8, y - 0.36);
  const bright = between(grey, lit, 1 - smooth(0, 0.6, near));
  return between(bright, dark, 0.95 * smooth(0.56, 0.9, y));
}

const tote = { garment: 'tote', colour: 'Natural', design: 'bicycle' };
const sweater = { garment: 'sweater', colour: 'Black', design: 'moon-phases' };
const tee = { garment: 't-shirt', colour: 'White', design: 'swallows' };

/** Goods on the paper, bottom layer first. */
const wide = {
  scene: landscape,
  lightAt,
  goods: [
    { ...tote, x: 1880, y: 735, width: 640, turn: 7 },
    { ...sweater, x: 1590, y: 500, width: 800, turn: 4 },
    { ...tee, x: 1225, y: 640, width: 760, turn: -5 },
  ],
};

const tall = {
  scene: portrait,
  lightAt: tallLightAt,
  goods: [
    { ...sweater, x: 795, y: 470, width: 860, turn: 6 },
    { ...tee, x: 430, y: 640, width: 860, turn: -5 },
  ],
};

async function composed({ scene, lightAt: light, goods }, last) {
  const cloth = [];
  for (const garment of goods)
    cloth.push(...(await laid(scene, { ...garment, drop: 9, weight: 0.8 })));
  return { ground: plaster(scene, 67, 0.16, light), layers: [...cloth, last] };
}

/** A T-shirt, a sweater and a tote on grey studio paper. */
export function naked() {
  const dim = svgLayer(
    landscape,
    `<linearGradient id="e"><stop offset="0.2" stop-color="#1d1c1c" stop-opacity="0.45"/><stop offset="0.52" stop-color="#1d1c1c" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#e)"/>`,
  );
  return composed(wide, dim);
}

export function nakedTall() {
  return composed(tall, fade(portrait, '#232222', 0.68, 0.92));
}
