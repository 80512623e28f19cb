import sharp from 'sharp';

import { designOf } from './cloth.js';
import { between, landscape, plaster, smooth, svgLayer } from './ground.js';

const [white, shade] = [
  [238, 235, 229],
  [176, 171, 164],
];
/** Lower edge of the wall as a fraction of the height. */
const floor = 0.87;

/** Framed works by their centre and outer size; `mount` is the card around the paper. */
const works = [
  {
    design: 'topography',
    paper: '#23262b',
    ink: '#e9dfca',
    x: 500,
    y: 490,
    width: 380,
    height: 500,
    mount: 0,
  },
  {
    design: 'mid-century',
    paper: '#f3ead9',
    ink: '#2b2320',
    x: 1040,
    y: 470,
    width: 500,
    height: 660,
    mount: 54,
  },
  {
    design: 'harvest-moon',
    paper: '#25324a',
    ink: '#f0e6d0',
    x: 1580,
    y: 490,
    width: 380,
    height: 500,
    mount: 44,
  },
];

/** Lamp above each work on an otherwise dim wall. */
function lightAt(x, y) {
  const lamp = ({ x: middle, y: height }) => {
    const [dx, dy] = [x - middle / landscape.width, y - height / landscape.height + 0.12];
    return Math.exp(-((dx / 0.15) ** 2) - (dy / 0.5) ** 2);
  };
  const lit = Math.min(
    1,
    works.map(lamp).reduce((sum, light) => sum + light, 0.12),
  );
  if (y < floor) return between(shade, white, lit);
  const polish = smooth(floor, 1, y);
  return between(between([120, 92, 66], [168, 134, 98], lit), [74, 54, 38], polish);
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

async function print({ design, ink, x, y, width, height, mount }) {
  const inside = 2 * (frameWidth + mount) + 56;
  const drawing = (await designOf(design)).toString().replace('<svg ', `<svg color="${ink}" `);
  const { scale } = landscape;
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
function room() {
  const foot = floor * landscape.height;
  const glare = works.map(
    ({ x, y, width, height }) =>
      `<path d="M${x - width / 2 + frameWidth} ${y - height / 2 + frameWidth}h${width * 0.5}l-${width * 0.5} ${height * 0.62}z" fill="#fff" opacity="0.05"/>`,
  );
  return svgLayer(
    landscape,
    `<filter id="s" x="-20%" y="-200%" width="140%" height="500%"><feGaussianBlur stdDeviation="16"/></filter>
    ${glare.join('')}
    <rect y="${foot - 34}" width="100%" height="34" fill="#dedad3"/><rect y="${foot - 36}" width="100%" height="2" fill="#aaa59c"/>
    <rect y="${foot - 2}" width="100%" height="10" fill="#2a1d13" opacity="0.55"/>
    <ellipse cx="1040" cy="1128" rx="400" ry="22" fill="#20150d" opacity="0.7" filter="url(#s)"/>
    <path d="M756 1048h22v84h-22zM1302 1048h22v84h-22z" fill="#1b1918"/>
    <rect x="690" y="1000" width="700" height="52" rx="7" fill="#2b2725"/><rect x="690" y="1000" width="700" height="15" rx="7" fill="#4b4541"/>`,
  );
}

/** Three works on the wall of a gallery, with a bench in front. */
export async function gallery() {
  const frames = svgLayer(
    landscape,
    `<filter id="wide" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="26"/></filter>
    <filter id="close" x="-20%" y="-100%" width="140%" height="300%"><feGaussianBlur stdDeviation="6"/></filter>${works.map(frame).join('')}`,
  );
  const prints = await Promise.all(works.map(print));
  return { ground: plaster(landscape, 31, 0.3, lightAt), layers: [frames, ...prints, room()] };
}
