import { laid } from './cloth.js';
import { between, svgLayer, plaster, smooth } from './ground.js';

const [pale, grey] = [
  [250, 248, 244],
  [226, 223, 218],
];

/** Even daylight from the upper left. */
function lightAt(x, y) {
  return between(pale, grey, smooth(0.1, 1.15, Math.hypot(x - 0.3, (y - 0.2) * 0.7)));
}

/** Goods by the window, bottom layer first. */
const goods = [
  { garment: 'tote', colour: 'Natural', design: 'isobars', x: 560, y: 250, width: 620, turn: -14 },
  {
    garment: 't-shirt',
    colour: 'Forest',
    design: 'arctic-fox',
    x: 1500,
    y: 905,
    width: 860,
    turn: 12,
  },
  {
    garment: 'sweater',
    colour: 'Grey Marl',
    design: 'fjord-waves',
    x: 985,
    y: 560,
    width: 900,
    turn: -6,
  },
];

/** Light of four window panes, falling at an angle. */
const panes = [
  'M640-60 1010-60 1250 470 880 470Z',
  'M1070-60 1440-60 1680 470 1310 470Z',
  'M906 528 1276 528 1560 1160 1190 1160Z',
  'M1336 528 1706 528 1990 1160 1620 1160Z',
];

/** Sweater and accessories in window light. */
export async function nordic() {
  const cloth = [];
  for (const garment of goods) cloth.push(...(await laid({ ...garment, drop: 8, weight: 0.62 })));
  const dim = svgLayer(
    `<filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter><mask id="m"><rect width="100%" height="100%" fill="#fff"/><g filter="url(#f)"><path d="${panes.join('')}" fill="#000"/></g></mask>
    <rect width="100%" height="100%" fill="#8d8d8f" opacity="0.34" mask="url(#m)"/>`,
    'multiply',
  );
  return { ground: plaster(23, 0.4, lightAt), layers: [...cloth, dim] };
}
