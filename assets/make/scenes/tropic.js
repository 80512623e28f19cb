import { laid } from './cloth.js';
import { between, svgLayer, plaster, smooth } from './ground.js';
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

const leaves = [
  { foot: [2240, -120], bend: [1700, -30], tip: [1010, 560], length: 420 },
  { foot: [2300, 160], bend: [1900, 520], tip: [1330, 1230], length: 380 },
];

/** Goods in the sun, bottom layer first. */
const goods = [
  {
    garment: 't-shirt',
    colour: 'Natural',
    design: 'monstera',
    x: 1810,
    y: 985,
    width: 830,
    turn: 17,
  },
  {
    garment: 'vest-top',
    colour: 'Teal',
    design: 'sunset-waves',
    x: 1660,
    y: 300,
    width: 800,
    turn: 9,
  },
  {
    garment: 't-shirt',
    colour: 'Navy',
    design: 'retro-sun',
    x: 1090,
    y: 525,
    width: 760,
    turn: -8,
  },
];

/** Shirts on clay under a palm. */
export async function tropic() {
  const cloth = [];
  for (const garment of goods) cloth.push(...(await laid(garment)));
  const palm = (leaf, soft, strength) =>
    svgLayer(
      `<filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${soft}"/></filter>
      <g filter="url(#f)" opacity="${strength}" fill="#3c1410">${frond(leaf)}</g>`,
      'multiply',
    );
  const sun = svgLayer(
    `<radialGradient id="g" cx="0.9" cy="0.1" r="0.9"><stop offset="0" stop-color="#ffd9a0" stop-opacity="0.5"/><stop offset="1" stop-color="#ffd9a0" stop-opacity="0"/></radialGradient><rect width="100%" height="100%" fill="url(#g)"/>`,
    'soft-light',
  );
  const evening = svgLayer(
    `<linearGradient id="e"><stop offset="0.1" stop-color="#4a1d10" stop-opacity="0.4"/><stop offset="0.5" stop-color="#4a1d10" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#e)"/>`,
  );
  return {
    ground: plaster(11, 1, lightAt),
    layers: [...cloth, evening, palm(leaves[0], 5, 0.62), palm(leaves[1], 9, 0.5), sun],
  };
}
