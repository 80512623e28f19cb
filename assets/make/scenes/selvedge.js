import { laid } from './cloth.js';
import { between, svgLayer, plaster, smooth } from './ground.js';

const [lit, green, deep] = [
  [150, 178, 148],
  [62, 102, 82],
  [22, 52, 42],
];

/** Morning light from the upper right on a green wall; dim on the left, where the text is. */
function lightAt(x, y) {
  const near = Math.hypot((x - 0.84) * 0.95, (y - 0.02) * 0.75);
  const sunny = between(green, lit, 1 - smooth(0, 0.72, near));
  return between(sunny, deep, 0.96 * smooth(0.74, 0.1, x + 0.06 * y));
}

/** Position of the rail, and the height on the wall where its goods begin. */
const rail = { from: 960, y: 150 };

/**
 * Goods on the rail by their centre, back to front. `top` is the position of the neck in the
 * garment's own image.
 */
const goods = [
  {
    garment: 't-shirt',
    colour: 'Sky',
    design: 'rolling-waves',
    x: 1800,
    width: 660,
    top: 310,
    turn: 1,
  },
  {
    garment: 'hoodie',
    colour: 'Navy',
    design: 'paper-fox',
    x: 1505,
    width: 740,
    top: 160,
    turn: -1,
  },
  {
    garment: 't-shirt',
    colour: 'Natural',
    design: 'alpine',
    x: 1205,
    width: 680,
    top: 310,
    turn: 1.5,
  },
  {
    garment: 'tote',
    colour: 'Natural',
    design: 'retro-sun',
    x: 2045,
    width: 560,
    top: 215,
    turn: -2,
  },
];
const neck = 268;

/** Oak rail on two brackets, with its shadow. */
function bar() {
  const { from, y } = rail;
  const bracket = (x) =>
    `<rect x="${x - 11}" y="${y - 46}" width="22" height="46" rx="4" fill="#2b2925"/><rect x="${x - 26}" y="${y - 62}" width="52" height="20" rx="6" fill="#34312c"/>`;
  return svgLayer(`<linearGradient id="w" x2="0" y2="1"><stop offset="0" stop-color="#e3bd86"/><stop offset="0.35" stop-color="#c2935a"/><stop offset="1" stop-color="#7b5328"/></linearGradient>
    <filter id="b" x="-10%" y="-400%" width="120%" height="900%"><feGaussianBlur stdDeviation="13"/></filter>
    <rect x="${from - 30}" y="${y + 26}" width="1500" height="26" fill="#0a1a13" opacity="0.55" filter="url(#b)"/>
    ${[from + 90, 1930].map(bracket).join('')}
    <rect x="${from}" y="${y - 14}" width="1400" height="28" rx="14" fill="url(#w)"/>
    <path d="M${from + 30} ${y - 3}h1300M${from + 180} ${y + 5}h900" stroke="#6d4720" stroke-width="1.4" opacity="0.35"/>`);
}

/** Hook of a hanger from the rail into a neck, with the visible part of the hanger. */
function hook({ garment, x }) {
  const { y } = rail;
  const way = `M${x} ${neck + (garment === 'hoodie' ? 0 : 30)} V${y + 34} q0-14 12-20 a25 25 0 1 0-37-22`;
  const wood = `<path d="M${x - 40} ${neck + 43} q40-26 80 0" fill="none" stroke="#9a6b39" stroke-width="11" stroke-linecap="round"/>`;
  return svgLayer(`${garment === 'hoodie' ? '' : wood}
    <path d="${way}" fill="none" stroke="#4c4d4b" stroke-width="7" stroke-linecap="round"/><path d="${way}" fill="none" stroke="#c9cbc6" stroke-width="2.5" stroke-linecap="round" transform="translate(-1 -1)"/>`);
}

/**
 * How a garment hangs: by a hook from the neck of a shirt; hidden by a hood; by the handles of a
 * bag.
 */
async function hanging(garment) {
  const cloth = await laid(hung(garment));
  if (garment.garment === 'hoodie') return [hook(garment), ...cloth];
  if (garment.garment === 't-shirt') return [...cloth, hook(garment)];
  const peg = `<rect x="${garment.x - 12}" y="${rail.y - 12}" width="24" height="56" rx="12" fill="#8d6334"/>`;
  return [...cloth, svgLayer(peg)];
}

/** Position of a garment's image that puts its neck on the hanger. */
function hung({ top, ...garment }) {
  const drawnTo = garment.garment === 'tote' ? rail.y + 6 : neck;
  return { ...garment, y: drawnTo + ((1000 - top) * garment.width) / 1600, drop: 13, weight: 1.1 };
}

/** Shirts, a hoodie and a bag on a rail in the morning. */
export async function selvedge() {
  const layers = [bar()];
  for (const garment of goods) layers.push(...(await hanging(garment)));
  const morning = svgLayer(
    `<radialGradient id="g" cx="0.95" cy="0" r="0.95"><stop offset="0" stop-color="#fff2cf" stop-opacity="0.5"/><stop offset="1" stop-color="#fff2cf" stop-opacity="0"/></radialGradient><rect width="100%" height="100%" fill="url(#g)"/>`,
    'soft-light',
  );
  const dim = svgLayer(
    `<linearGradient id="e"><stop offset="0.2" stop-color="#0b241b" stop-opacity="0.5"/><stop offset="0.58" stop-color="#0b241b" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#e)"/>`,
  );
  return { ground: plaster(53, 0.8, lightAt), layers: [...layers, dim, morning] };
}
