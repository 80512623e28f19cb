import { laid } from './cloth.js';
import { between, landscape, plaster, portrait, smooth, svgLayer } from './ground.js';

const [pale, grey] = [
  [250, 248, 244],
  [226, 223, 218],
];

/** Even daylight from the upper left. */
function lightAt(x, y) {
  return between(pale, grey, smooth(0.1, 1.15, Math.hypot(x - 0.3, (y - 0.2) * 0.7)));
}

const tote = { garment: 'tote', colour: 'Natural', design: 'isobars' };
const fox = { garment: 't-shirt', colour: 'Forest', design: 'arctic-fox' };
const fjord = { garment: 'sweater', colour: 'Grey Marl', design: 'fjord-waves' };

/** Light of four window panes, falling at an angle. */
const panes = [
  'M640-60 1010-60 1250 470 880 470Z',
  'M1070-60 1440-60 1680 470 1310 470Z',
  'M906 528 1276 528 1560 1160 1190 1160Z',
  'M1336 528 1706 528 1990 1160 1620 1160Z',
];

/** Goods by the window, bottom layer first. The window moves with them. */
const wide = {
  scene: landscape,
  window: 'translate(0 0)',
  goods: [
    { ...tote, x: 560, y: 250, width: 620, turn: -14 },
    { ...fox, x: 1500, y: 905, width: 860, turn: 12 },
    { ...fjord, x: 985, y: 560, width: 900, turn: -6 },
  ],
};

/** Nothing on a print is cut off in a square either. */
const tall = {
  scene: portrait,
  window: 'translate(-700 10) scale(1.06 1.28)',
  goods: [
    { ...fox, x: 948, y: 1108, width: 770, turn: 11 },
    { ...fjord, x: 470, y: 575, width: 900, turn: -6 },
  ],
};

async function composed({ scene, window, goods }) {
  const cloth = [];
  for (const garment of goods)
    cloth.push(...(await laid(scene, { ...garment, drop: 8, weight: 0.62 })));
  const dim = svgLayer(
    scene,
    `<filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter><mask id="m"><rect width="100%" height="100%" fill="#fff"/><g filter="url(#f)"><path transform="${window}" d="${panes.join('')}" fill="#000"/></g></mask>
    <rect width="100%" height="100%" fill="#8d8d8f" opacity="0.34" mask="url(#m)"/>`,
    'multiply',
  );
  return { ground: plaster(scene, 23, 0.4, lightAt), layers: [...cloth, dim] };
}

/** Sweater and accessories in window light. */
export function nordic() {
  return composed(wide);
}

export function nordicTall() {
  return composed(tall);
}
