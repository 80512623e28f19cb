import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Image size of all goods, in pixels. */
export const size = { width: 1600, height: 2000 };

/** Writes the layers of one side: `mask`, `shade` and `light` are fields of 0 to 1, `backdrop` is raw RGB. */
export async function writeLayers(garment, side, { mask, shade, light, backdrop }) {
  const folder = path.resolve(import.meta.dirname, '../../garments', garment, side);
  mkdirSync(folder, { recursive: true });
  const file = (name) => path.join(folder, `${name}.webp`);
  await grey(mask).webp({ quality: 95, effort: 6 }).toFile(file('mask'));
  await grey(shade).webp({ quality: 92, effort: 6 }).toFile(file('shade'));
  await grey(light).webp({ quality: 90, effort: 6 }).toFile(file('light'));
  await rgb(backdrop)
    .webp({ quality: 95, effort: 6, smartSubsample: true })
    .toFile(file('backdrop'));
}

function grey(field) {
  const data = Buffer.from(field.map((value) => Math.round(255 * clamp(value))));
  return sharp(data, { raw: { ...size, channels: 1 } });
}

function rgb(data) {
  return sharp(Buffer.from(data), { raw: { ...size, channels: 3 } });
}

export function clamp(value) {
  return Math.min(1, Math.max(0, value));
}

/** Renders an SVG of the goods' size to RGB fields of 0 to 255. */
export async function painted(content) {
  const { width, height } = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  return Float32Array.from(data);
}

/** Converts light to a multiply layer, with highlights compressed below white. */
export function tone(value) {
  const v = 0.925 + 1.12 * (value - 1);
  return v < 0.88 ? v : 0.88 + 0.12 * (1 - Math.exp(-(v - 0.88) / 0.12));
}

/** Mean of a field over the pixels where `isIn(x, y)`. */
export function meanOf(field, isIn) {
  let [sum, count] = [0, 0];
  for (let i = 0; i < field.length; i++) {
    if (!isIn(i % size.width, Math.floor(i / size.width))) continue;
    sum += field[i];
    count++;
  }
  return sum / count;
}
