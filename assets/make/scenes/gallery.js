import sharp from 'sharp';

import { designOf } from './cloth.js';
import { between, fade, landscape, plaster, portrait, smooth, svgLayer } from './ground.js';

const [white, shade, night] = [
  [238, 235, 229],
  [176, 171, 164],
  [45, 42, 40],
];

const topography = { design: 'topography', paper: '#23262b', ink: '#e9dfca', mount: 0 };
const arches = { design: 'mid-century', paper: '#f3ead9', ink: '#2b2320', mount: 50 };
const moon = { design: 'harvest-moon', paper: '#25324a', ink: '#f0e6d0', mount: 40 };

/**
 * Framed works by their centre and outer size; `mount` is the card around the paper. `floor` is the
 * lower edge of the wall as a fraction of the height, `dusk(x, y)` how dark the room is, 0 to 1.
 */
const wide = {
  scene: landscape,
  floor: 0.86,
  works: [
    { ...topography, x: 1005, y: 500, width: 340, height: 450 },
    { ...arches, x: 1440, y: 480, width: 460, height: 610 },
    { ...moon, x: 1860, y: 500, width: 340, height: 450 },
  ],
  bench: { x: 1440, y: 992, width: 640 },
  dusk: (x, y) => 0.98 * smooth(0.76, 0.34, x + 0.03 * y),
};

const tall = {
  scene: portrait,
  floor: 0.76,
  works: [
    { ...arches, x: 415, y: 530, width: 570, height: 760 },
    { ...moon, x: 915, y: 570, width: 340, height: 450 },
  ],
  bench: { x: 620, y: 1104, width: 640 },
  dusk: (x, y) => 0.9 * smooth(0.58, 0.9, y),
};

/** Lamp above each work on an otherwise dim wall. */
function lightOf({ scene, floor, works, dusk }) {
  const lamp = (x, y, work) => {
    const [dx, dy] = [x - work.x / scene.width, y - work.y / scene.height + 0.12];
    const reach = (0.15 * landscape.width) / scene.width;
    return Math.exp(-((dx / reach) ** 2) - (dy / 0.5) ** 2);
  };
  return (x, y) => {
    const lit = Math.min(
      1,
      works.map((work) => lamp(x, y, work)).reduce((sum, light) => sum + light, 0.12),
    );
    if (y < floor) return between(between(shade, white, lit), night, dusk(x, y));
    const boards = between([120, 92, 66], [168, 134, 98], lit);
    return between(between(boards, [74, 54, 38], smooth(floor, 1, y)), [38, 28, 20], dusk(x, y));
  };
}

const frameWidth = 17;

/** Mount, bevel, frame and their shadow on the wall. */
function frame({ x, y, width, height, paper, mount }) {
  const box = (by) =>
    `x="${x - width / 2 + by}" y="${y - height / 2 + by}" width="${width - 2 * by}" height="${height - 2 * by}"`;
  return `<rect ${box(0)} fill="#000" opacity="0.38" filter="url(#wide)" transform="translate(10 34)"/>
    <rect ${box(0)} fill="#000" opacity="0.5" filter="url(#close)" transform="translate(3 8)"/>
    <rect ${box(0)} fill="#1d1b1a"/><rect ${box(1.5)} fill="none" stroke="#57514c" stroke-width="2"/>
    <rect ${box(frameWidth)} fill="#faf8f3"/>
    <rect ${box(frameWidth + mount)} fill="${paper}" stroke="#d8d3c8" stroke-width="${mount === 0 ? 0 : 3}"/>
    <path d="M${x - width / 2 + frameWidth} ${y - height / 2 + frameWidth}h${width - 2 * frameWidth}v14h-${width - 2 * frameWidth}z" fill="#000" opacity="0.22" filter="url(#close)"/>`;
}

async function print({ scale }, { design, ink, x, y, width, height, mount }) {
  const inside = 2 * (frameWidth + mount) + 56;
  const drawing = (await designOf(design)).toString().replace('<svg ', `<svg color="${ink}" `);
  const side = (length) => Math.round((length - inside) * scale);
  const box = { width: side(width), height: side(height) };
  const at = (centre, length) => Math.round(centre * scale - length / 2);
  const input = await sharp(Buffer.from(drawing), { density: 250 })
    .resize({ ...box, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  return { input, left: at(x, box.width), top: at(y, box.height) };
}

/** Light on the glass, the skirting board, and a bench in front. */
function room({ scene, floor, works, bench, dusk }) {
  const foot = floor * scene.height;
  const glare = works.map(
    ({ x, y, width, height }) =>
      `<path d="M${x - width / 2 + frameWidth} ${y - height / 2 + frameWidth}h${width * 0.5}l-${width * 0.5} ${height * 0.62}z" fill="#fff" opacity="0.05"/>`,
  );
  const shades = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 1].map(
    (x) =>
      `<stop offset="${x}" stop-color="rgb(${between([222, 218, 211], night, dusk(x, floor)).map(Math.round).join()})"/>`,
  );
  const [left, right] = [bench.x - bench.width / 2, bench.x + bench.width / 2];
  return svgLayer(
    scene,
    `<filter id="s" x="-20%" y="-200%" width="140%" height="500%"><feGaussianBlur stdDeviation="16"/></filter>
    <linearGradient id="k">${shades.join('')}</linearGradient>
    ${glare.join('')}
    <rect y="${foot - 34}" width="100%" height="34" fill="url(#k)"/><rect y="${foot - 36}" width="100%" height="2" fill="#000" opacity="0.2"/>
    <rect y="${foot - 2}" width="100%" height="10" fill="#2a1d13" opacity="0.55"/>
    <ellipse cx="${bench.x}" cy="${bench.y + 126}" rx="${bench.width * 0.57}" ry="20" fill="#20150d" opacity="0.7" filter="url(#s)"/>
    <path d="M${left + 60} ${bench.y + 46}h22v82h-22zM${right - 82} ${bench.y + 46}h22v82h-22z" fill="#1b1918"/>
    <rect x="${left}" y="${bench.y}" width="${bench.width}" height="50" rx="7" fill="#2b2725"/><rect x="${left}" y="${bench.y}" width="${bench.width}" height="15" rx="7" fill="#4b4541"/>`,
  );
}

async function composed(wall, last = []) {
  const { scene, works } = wall;
  const frames = svgLayer(
    scene,
    `<filter id="wide" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="26"/></filter>
    <filter id="close" x="-20%" y="-100%" width="140%" height="300%"><feGaussianBlur stdDeviation="6"/></filter>${works.map(frame).join('')}`,
  );
  const prints = await Promise.all(works.map((work) => print(scene, work)));
  const ground = plaster(scene, 31, 0.3, lightOf(wall));
  return { ground, layers: [frames, ...prints, room(wall), ...last] };
}

/** Three works on the wall of a gallery, with a bench in front. */
export function gallery() {
  return composed(wide);
}

export function galleryTall() {
  return composed(tall, [fade(portrait, '#211912', 0.7, 0.92)]);
}
