import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

import { blurred } from '../rendering/blur.js';
import { grainedBackdrop } from './backdrop.js';
import { wobble } from './paths.js';
import { litPiece } from './piece.js';

/** Composes pieces, the first at the bottom, and writes the four layers of the image. */
export async function writePicture({ pieces, seed, measure }, { scale, folder }) {
  const size = { width: Math.round(1280 * scale), height: Math.round(1600 * scale), scale };
  const { mask, lit, paths } = await laid(pieces, { ...size, seed });
  const { shade, light } = tones(lit, averageOf(lit, measure, size));
  const { width, height } = size;
  const grey = (data) => sharp(data, { raw: { width, height, channels: 1 } });
  const file = (name) => path.join(folder, `${name}.webp`);
  mkdirSync(folder, { recursive: true });
  const alpha = Buffer.from(mask.map((value) => Math.round(value * 255)));
  await grey(alpha).webp({ lossless: true }).toFile(file('mask'));
  await grey(shade).webp({ quality: 90 }).toFile(file('shade'));
  await grey(light).webp({ quality: 86 }).toFile(file('light'));
  await grainedBackdrop(file('backdrop'), { ...size, outline: paths });
}

async function laid(pieces, { seed, ...size }) {
  const canvas = { ...size, mask: new Float32Array(size.width * size.height) };
  canvas.lit = new Float32Array(canvas.mask.length);
  const warp = wobble(seed);
  const paths = [];
  for (const [k, piece] of pieces.entries()) {
    const top = await litPiece(piece, { ...size, warp, seed: seed + (piece.seed ?? k) });
    if (k > 0) throwShadow(canvas, top, piece.shadow ?? {});
    lay(canvas, top);
    paths.push(top.path);
  }
  return { mask: canvas.mask, lit: canvas.lit, paths };
}

function lay({ mask, lit, width }, { box, ...top }) {
  for (let k = 0; k < top.mask.length; k++) {
    const part = top.mask[k];
    if (part === 0) continue;
    const i = (Math.floor(k / box.width) + box.top) * width + (k % box.width) + box.left;
    lit[i] = mask[i] === 0 ? top.lit[k] : lit[i] + part * (top.lit[k] - lit[i]);
    mask[i] = 1 - (1 - mask[i]) * (1 - part);
  }
}

/** Shadow of a piece on the pieces below, towards the lower right. */
function throwShadow(canvas, { box, mask }, { dark = 0.3, soft = 9, by = [5, 7] }) {
  const { width, scale, lit } = canvas;
  const shadow = blurred(mask, box.width, box.height, soft * scale);
  const close = blurred(mask, box.width, box.height, 2.5 * scale);
  const [dx, dy] = by.map((units) => Math.round(units * scale));
  for (let k = 0; k < mask.length; k++) {
    const [x, y] = [k % box.width, Math.floor(k / box.width)];
    const i = (y + box.top) * width + x + box.left;
    const from = Math.max(0, y - dy) * box.width + Math.max(0, x - dx);
    lit[i] *= (1 - dark * (shadow[from] ?? 0)) * (1 - 0.5 * dark * close[k]);
  }
}

function averageOf(lit, [left, top, right, bottom], { width, scale }) {
  let [sum, count] = [0, 0];
  for (let y = Math.round(top * scale); y < bottom * scale; y++) {
    for (let x = Math.round(left * scale); x < right * scale; x++) {
      sum += lit[y * width + x];
      count++;
    }
  }
  return sum / count;
}

function tones(lit, average) {
  const shade = Buffer.alloc(lit.length);
  const light = Buffer.alloc(lit.length);
  for (let i = 0; i < lit.length; i++) {
    const value = lit[i] / average;
    shade[i] = Math.round(255 * Math.min(1, Math.max(0.16, toned(value))));
    light[i] = Math.round(255 * Math.min(0.5, Math.max(0, 0.9 * (value - 0.86))));
  }
  return { shade, light };
}

/** Compresses highlights below white, so that a white shirt keeps its folds. */
function toned(value) {
  const v = 0.915 + 1.12 * (value - 1);
  return v < 0.85 ? v : 0.85 + 0.14 * (1 - Math.exp(-(v - 0.85) / 0.14));
}
