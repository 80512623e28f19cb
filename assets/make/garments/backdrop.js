import { noise } from '../rendering/noise.js';
import sharp from 'sharp';

/** Saved with a little grain, so that the wall's soft gradient shows no banding. */
export async function grainedBackdrop(file, { width, height, scale = 1, outline }) {
  const { data, info } = await sharp(backdrop({ width, height, scale, outline }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dust = noise(77);
  for (let i = 0; i < data.length; i += 3) {
    const [x, y] = [(i / 3) % width, Math.floor(i / 3 / width)];
    const by = 2.2 * dust(x * 0.83, y * 0.83);
    for (let c = 0; c < 3; c++) data[i + c] = Math.round(data[i + c] + by);
  }
  const { channels } = info;
  await sharp(data, { raw: { width, height, channels } }).webp({ quality: 95 }).toFile(file);
}

/** A softly lit wall with the shadow that the shirt throws on it. */
function backdrop({ width, height, scale, outline }) {
  const paths = [outline].flat().map((d) => `<path d="${d}"/>`);
  const shadow = ({ opacity, filter, by }) =>
    `<g fill="#3d362c" opacity="${opacity}" filter="url(#${filter})" transform="translate(${by})">${paths.join('')}</g>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width / scale} ${height / scale}">
    <defs>
      <radialGradient id="wall" cx="0.42" cy="0.36" r="0.85">
        <stop offset="0" stop-color="#f0eeea"/><stop offset="0.55" stop-color="#e4e1dc"/><stop offset="1" stop-color="#cfcbc4"/>
      </radialGradient>
      <filter id="wide" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="34"/></filter>
      <filter id="close" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>
    </defs>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    ${shadow({ opacity: 0.34, filter: 'wide', by: '30 44' })}
    ${shadow({ opacity: 0.3, filter: 'close', by: '7 12' })}
  </svg>`);
}
