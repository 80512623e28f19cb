import { laid } from './cloth.js';
import { between, fade, landscape, plaster, portrait, smooth, svgLayer } from './ground.js';

const [lit, green, deep] = [
  [128, 148, 116],
  [58, 82, 62],
  [23, 37, 28],
];

/** Lamplight from the upper right on a bottle-green wall; dim on the left, where the text is. */
function lightAt(x, y) {
  const near = Math.hypot((x - 0.78) * 0.9, (y - 0.12) * 0.72);
  const sunny = between(green, lit, 1 - smooth(0, 0.62, near));
  return between(sunny, deep, 0.97 * smooth(0.72, 0.14, x + 0.05 * y));
}

/** The same wall on a phone, where the text is below. */
function tallLightAt(x, y) {
  const near = Math.hypot((x - 0.7) * 0.8, y - 0.1);
  const sunny = between(green, lit, 1 - smooth(0, 0.66, near));
  return between(sunny, deep, 0.92 * smooth(0.5, 0.92, y));
}

const flowers = { garment: 't-shirt', colour: 'Natural', design: 'wildflowers', top: 310 };
const mushrooms = { garment: 'sweater', colour: 'Forest', design: 'mushrooms', top: 300 };
const moon = { garment: 't-shirt', colour: 'Mustard', design: 'harvest-moon', top: 310 };

/**
 * Goods on the pegs by their centre, back to front, and bottles on the shelf by their centre, size
 * and shape. `top` is the position of the neck in the garment's own image.
 */
const wide = {
  scene: landscape,
  lightAt,
  from: 930,
  pegs: { y: 190, at: [1010, 1215, 1545, 1860, 2040] },
  shelf: 968,
  goods: [
    { ...moon, x: 1860, width: 640, turn: 1 },
    { ...mushrooms, x: 1545, width: 660, turn: -1 },
    { ...flowers, x: 1215, width: 650, turn: 1 },
  ],
  bottles: [
    { x: 1010, width: 74, height: 176 },
    { x: 1093, width: 58, height: 122 },
    { x: 1700, width: 62, height: 132 },
    { x: 1786, width: 84, height: 104 },
    { x: 1968, width: 78, height: 184 },
  ],
};

const tall = {
  scene: portrait,
  lightAt: tallLightAt,
  from: -60,
  pegs: { y: 118, at: [120, 405, 815, 1080] },
  shelf: 1052,
  goods: [
    { ...mushrooms, x: 815, width: 860, turn: -1 },
    { ...flowers, x: 405, width: 820, turn: 1 },
  ],
  bottles: [
    { x: 96, width: 74, height: 176 },
    { x: 184, width: 60, height: 124 },
    { x: 1082, width: 80, height: 184 },
  ],
};

/** Distance from the pegs down to the necks. */
const neckBelow = 66;

/** Walnut boards with the shadow that each casts on the wall. */
function boards({ scene, from, pegs, shelf }) {
  const board = (y, height) =>
    `<rect x="${from}" y="${y + height}" width="1500" height="30" fill="#07110a" opacity="0.6" filter="url(#b)"/>
    <rect x="${from}" y="${y}" width="1500" height="${height}" fill="url(#w)"/>
    <path d="M${from} ${y + 1}h1500" stroke="#c49a6c" stroke-width="2" opacity="0.6"/>
    <path d="M${from + 40} ${y + height * 0.42}h1200M${from + 220} ${y + height * 0.7}h900" stroke="#2b170b" stroke-width="1.4" opacity="0.4"/>`;
  const peg = (x) =>
    `<ellipse cx="${x - 7}" cy="${pegs.y + 16}" rx="15" ry="12" fill="#07110a" opacity="0.5" filter="url(#c)"/>
    <circle cx="${x}" cy="${pegs.y}" r="13" fill="url(#p)"/>`;
  return svgLayer(
    scene,
    `<linearGradient id="w" x2="0" y2="1"><stop offset="0" stop-color="#8a5c38"/><stop offset="0.3" stop-color="#6b4426"/><stop offset="1" stop-color="#3d2413"/></linearGradient>
    <radialGradient id="p" cx="0.62" cy="0.3" r="0.8"><stop offset="0" stop-color="#f6dfa6"/><stop offset="0.4" stop-color="#c39a4c"/><stop offset="1" stop-color="#5c431a"/></radialGradient>
    <filter id="b" x="-10%" y="-300%" width="120%" height="800%"><feGaussianBlur stdDeviation="14"/></filter>
    <filter id="c" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="5"/></filter>
    ${board(pegs.y - 36, 72)}${board(shelf, 26)}${pegs.at.map(peg).join('')}`,
  );
}

/** Brown glass bottle with a cork and a framed paper label. */
function bottle({ x, width, height }, foot) {
  const [left, top, neck] = [x - width / 2, foot - height, width * 0.36];
  const shoulder = top + height * 0.3;
  const glass = `M${left} ${foot - 6}q0 6 8 6h${width - 16}q8 0 8-6V${shoulder + 10}q0-${height * 0.1} -${(width - neck) / 2} -${height * 0.14}V${top + 14}h-${neck}v${height * 0.3 + 10 - height * 0.14 - 14}q-${(width - neck) / 2} ${height * 0.04} -${(width - neck) / 2} ${height * 0.14}z`;
  const label = { y: shoulder + height * 0.16, height: height * 0.36 };
  const frame = (by, look) =>
    `<rect x="${left + 4 + by}" y="${label.y + by}" width="${width - 8 - 2 * by}" height="${label.height - 2 * by}" ${look}/>`;
  const lines = [0.4, 0.56, 0.7].map(
    (at, index) =>
      `M${x - width * (index === 0 ? 0.22 : 0.16)} ${label.y + label.height * at}h${width * (index === 0 ? 0.44 : 0.32)}`,
  );
  return `<ellipse cx="${x - 14}" cy="${foot - height * 0.42}" rx="${width * 0.56}" ry="${height * 0.46}" fill="#050b07" opacity="0.4" filter="url(#s)"/>
    <rect x="${x - neck * 0.42}" y="${top}" width="${neck * 0.84}" height="20" rx="3" fill="#b98c58"/>
    <path d="${glass}" fill="url(#g)"/><rect x="${x - neck * 0.62}" y="${top + 12}" width="${neck * 1.24}" height="9" rx="4" fill="#7a4318"/>
    ${frame(0, 'fill="#efe3c8"')}${frame(4, 'fill="none" stroke="#4c3a22" stroke-width="1.4"')}
    <path d="${lines.join('')}" stroke="#4c3a22" stroke-width="2.4"/><circle cx="${x}" cy="${label.y + label.height * 0.23}" r="3" fill="#7a3b1d"/>
    <path d="M${left + width * 0.8} ${shoulder + 12}V${foot - 14}" stroke="#ffd9a0" stroke-width="${width * 0.06}" stroke-linecap="round" opacity="0.4"/>`;
}

function bottlesOf({ scene, bottles, shelf }) {
  return svgLayer(
    scene,
    `<linearGradient id="g"><stop offset="0" stop-color="#2e1305"/><stop offset="0.35" stop-color="#5f2c0c"/><stop offset="0.72" stop-color="#a65a1c"/><stop offset="1" stop-color="#3d1a08"/></linearGradient>
    <filter id="s" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="13"/></filter>
    ${bottles.map((one) => bottle(one, shelf + 1)).join('')}`,
  );
}

/** Loop by which a garment hangs on its peg. */
function loop(scene, { x }, { y }) {
  return svgLayer(
    scene,
    `<path d="M${x - 20} ${y + neckBelow + 22}Q${x - 8} ${y + 20} ${x} ${y - 9}Q${x + 8} ${y + 20} ${x + 20} ${y + neckBelow + 22}" fill="none" stroke="#d8c7a0" stroke-width="5" stroke-linecap="round"/>`,
  );
}

async function composed(wall, last) {
  const { scene, pegs, goods } = wall;
  const layers = [boards(wall)];
  for (const { top, ...garment } of goods) {
    const y = pegs.y + neckBelow + ((1000 - top) * garment.width) / 1600;
    layers.push(loop(scene, garment, pegs));
    layers.push(...(await laid(scene, { ...garment, y, drop: 12, weight: 1.1 })));
  }
  const lamp = svgLayer(
    scene,
    `<radialGradient id="g" cx="0.85" cy="0.05" r="0.95"><stop offset="0" stop-color="#ffe3b0" stop-opacity="0.55"/><stop offset="1" stop-color="#ffe3b0" stop-opacity="0"/></radialGradient><rect width="100%" height="100%" fill="url(#g)"/>`,
    'soft-light',
  );
  const ground = plaster(scene, 71, 0.7, wall.lightAt);
  return { ground, layers: [...layers, bottlesOf(wall), lamp, last] };
}

/** Clothes on the pegs of a green wall, above a shelf with brown bottles. */
export function apothecary() {
  const dim = svgLayer(
    landscape,
    `<linearGradient id="e"><stop offset="0.2" stop-color="#0f1c13" stop-opacity="0.5"/><stop offset="0.56" stop-color="#0f1c13" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#e)"/>`,
  );
  return composed(wide, dim);
}

export function apothecaryTall() {
  return composed(tall, fade(portrait, '#14231a', 0.72, 0.94));
}
