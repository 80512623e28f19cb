import { laid } from './cloth.js';
import { between, fade, landscape, plaster, portrait, smooth, svgLayer } from './ground.js';

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

/** The same wall on a phone, where the text is below. */
function tallLightAt(x, y) {
  const near = Math.hypot((x - 0.8) * 0.8, y - 0.02);
  const sunny = between(green, lit, 1 - smooth(0, 0.7, near));
  return between(sunny, deep, 0.9 * smooth(0.45, 0.95, y));
}

/** Height of the rail. */
const rail = 150;

const waves = { garment: 't-shirt', colour: 'Sky', design: 'rolling-waves', top: 310 };
const fox = { garment: 'hoodie', colour: 'Navy', design: 'paper-fox', top: 160 };
const alpine = { garment: 't-shirt', colour: 'Natural', design: 'alpine', top: 310 };

/**
 * Goods on the rail by their centre, back to front. `top` is the position of the neck in the
 * garment's own image.
 */
const wide = {
  scene: landscape,
  lightAt,
  bar: { from: 960, brackets: [1050, 1930] },
  goods: [
    { ...waves, x: 1835, width: 670, turn: 1 },
    { ...fox, x: 1505, width: 740, turn: -1 },
    { ...alpine, x: 1205, width: 680, turn: 1.5 },
  ],
};

const tall = {
  scene: portrait,
  lightAt: tallLightAt,
  bar: { from: -60, brackets: [110, 1060] },
  goods: [
    { ...fox, x: 815, width: 980, turn: -1 },
    { ...alpine, x: 400, width: 900, turn: 1.5 },
  ],
};
const neck = 268;

/** Oak rail on two brackets, with its shadow. */
function railOf({ scene, bar: { from, brackets } }) {
  const y = rail;
  const bracket = (x) =>
    `<rect x="${x - 11}" y="${y - 46}" width="22" height="46" rx="4" fill="#2b2925"/><rect x="${x - 26}" y="${y - 62}" width="52" height="20" rx="6" fill="#34312c"/>`;
  return svgLayer(
    scene,
    `<linearGradient id="w" x2="0" y2="1"><stop offset="0" stop-color="#e3bd86"/><stop offset="0.35" stop-color="#c2935a"/><stop offset="1" stop-color="#7b5328"/></linearGradient>
    <filter id="b" x="-10%" y="-400%" width="120%" height="900%"><feGaussianBlur stdDeviation="13"/></filter>
    <rect x="${from - 30}" y="${y + 26}" width="1500" height="26" fill="#0a1a13" opacity="0.55" filter="url(#b)"/>
    ${brackets.map(bracket).join('')}
    <rect x="${from}" y="${y - 14}" width="1400" height="28" rx="14" fill="url(#w)"/>
    <path d="M${from + 30} ${y - 3}h1300M${from + 180} ${y + 5}h900" stroke="#6d4720" stroke-width="1.4" opacity="0.35"/>`,
  );
}

/** Hook of a hanger from the rail into a neck, with the visible part of the hanger. */
function hook(scene, { garment, x }) {
  const way = `M${x} ${neck + (garment === 'hoodie' ? 0 : 30)} V${rail + 34} q0-14 12-20 a25 25 0 1 0-37-22`;
  const wood = `<path d="M${x - 40} ${neck + 43} q40-26 80 0" fill="none" stroke="#9a6b39" stroke-width="11" stroke-linecap="round"/>`;
  return svgLayer(
    scene,
    `${garment === 'hoodie' ? '' : wood}
    <path d="${way}" fill="none" stroke="#4c4d4b" stroke-width="7" stroke-linecap="round"/><path d="${way}" fill="none" stroke="#c9cbc6" stroke-width="2.5" stroke-linecap="round" transform="translate(-1 -1)"/>`,
  );
}

/** A hook is visible in the neck of a shirt, and hidden by a hood. */
async function hanging(scene, garment) {
  const cloth = await laid(scene, hung(garment));
  return garment.garment === 'hoodie'
    ? [hook(scene, garment), ...cloth]
    : [...cloth, hook(scene, garment)];
}

/** Position of a garment's image that puts its neck on the hanger. */
function hung({ top, ...garment }) {
  return { ...garment, y: neck + ((1000 - top) * garment.width) / 1600, drop: 13, weight: 1.1 };
}

async function composed(hanger, last) {
  const { scene, goods } = hanger;
  const layers = [railOf(hanger)];
  for (const garment of goods) layers.push(...(await hanging(scene, garment)));
  const morning = svgLayer(
    scene,
    `<radialGradient id="g" cx="0.95" cy="0" r="0.95"><stop offset="0" stop-color="#fff2cf" stop-opacity="0.5"/><stop offset="1" stop-color="#fff2cf" stop-opacity="0"/></radialGradient><rect width="100%" height="100%" fill="url(#g)"/>`,
    'soft-light',
  );
  return { ground: plaster(scene, 53, 0.8, hanger.lightAt), layers: [...layers, morning, last] };
}

/** Shirts and a hoodie on a rail in the morning. */
export function selvedge() {
  const dim = svgLayer(
    landscape,
    `<linearGradient id="e"><stop offset="0.2" stop-color="#0b241b" stop-opacity="0.5"/><stop offset="0.58" stop-color="#0b241b" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#e)"/>`,
  );
  return composed(wide, dim);
}

export function selvedgeTall() {
  return composed(tall, fade(portrait, '#0c1f14', 0.68, 0.92));
}
