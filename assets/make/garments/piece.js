import { blurred } from '../rendering/blur.js';
import { cover } from '../rendering/cover.js';
import { smoothstep } from '../rendering/geometry.js';
import { lightOn } from '../rendering/light.js';
import { noise } from '../rendering/noise.js';
import { Relief } from '../rendering/relief.js';
import { drape } from './drape.js';
import { dense, line, pathOf } from './paths.js';

/**
 * A lit piece of cloth. A piece has a `path` and may have: a `hole`; a path to `clip` it with;
 * `form(x, y)`, the body
 * under it; `cloth`, its draping (see drape.js); `work(relief, warp)`, its seams and folds;
 * `unrest`, the strength of
 * surface noise; `roll`, the width in units over which its edge curves away; `tone(x, y)` or a
 * number, its brightness;
 * `grain`.
 */
export async function litPiece(piece, { scale, seed, warp, ...size }) {
  const warped = (path) => pathOf(dense(line(path)).map(warp));
  const whole = await maskOf(piece, { scale, ...size }, warped);
  const box = boxOf(whole, size.width, Math.round(60 * scale));
  const mask = cropped(whole, size.width, box);
  const { width, height, left, top } = box;
  const within = grown(mask, width, height);
  const relief = new Relief(width, height, { scale, within, left, top });
  const form = piece.form ?? (() => 0);
  relief.add(form);
  if (piece.cloth !== undefined) relief.add(draped(piece, form, { mask, box, scale, seed }));
  relief.add(unrestOf(piece.unrest ?? 1, seed));
  piece.work?.(relief, warp);
  rollEdges(relief, mask, piece.roll ?? 3);
  const lit = lightOn(relief, { grain: piece.grain ?? 1 });
  const tone = typeof piece.tone === 'function' ? piece.tone : () => piece.tone ?? 1;
  for (let i = 0; i < lit.length; i++) {
    if (lit[i] !== 0)
      lit[i] *= tone(((i % width) + left) / scale, (Math.floor(i / width) + top) / scale);
  }
  return { mask, lit, box, path: warped(piece.path) };
}

async function maskOf({ path, hole, clip }, size, warped) {
  const mask = await cover(size, warped(path));
  const open = hole === undefined ? undefined : await cover(size, warped(hole));
  const only = clip === undefined ? undefined : await cover(size, warped(clip));
  return mask.map((value, i) => value * (1 - (open?.[i] ?? 0)) * (only?.[i] ?? 1));
}

/** The part of a picture that a mask needs, with a margin. */
function boxOf(mask, width, margin) {
  const height = mask.length / width;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 0) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  [left, top] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  [right, bottom] = [Math.min(width, right + margin), Math.min(height, bottom + margin)];
  return { left, top, width: right - left, height: bottom - top };
}

function cropped(field, from, { left, top, width, height }) {
  const part = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = (y + top) * from + left;
    part.set(field.subarray(start, start + width), y * width);
  }
  return part;
}

function draped({ cloth }, form, { mask, box, scale, seed }) {
  const inside = (x, y) => {
    const [px, py] = [Math.round(x * scale) - box.left, Math.round(y * scale) - box.top];
    return px >= 0 && px < box.width && (mask[py * box.width + px] ?? 0) > 0.5;
  };
  const rise = drape({ inside, base: form, fixed: () => false, seed, ...cloth });
  const strength = cloth.strength ?? 1;
  return (x, y) => strength * rise(x, y);
}

/** Mask extended by two pixels. */
function grown(mask, width, height) {
  return blurred(mask, width, height, 2).map((value) => (value > 0.004 ? 1 : 0));
}

/** Surface noise of real cloth: long waves and small creases. */
function unrestOf(by, seed) {
  const [slow, quick, fine, warp] = [1, 2, 3, 4].map((n) => noise(n * 7919 + seed));
  return (x, y) => {
    if (by === 0) return 0;
    const wx = x + 50 * warp(x / 230, y / 300);
    const wy = y + 50 * warp(x / 260 + 40, y / 230 + 9);
    const waves = 6 * slow(wx / 160, wy / 300) + 2.4 * quick(wx / 70, wy / 130);
    return by * (waves + 0.7 * fine(wx / 26, wy / 40));
  };
}

/** Curves the cloth away at its edges. */
function rollEdges(relief, mask, by) {
  const { width, height, scale, z } = relief;
  const soft = blurred(mask, width, height, by * scale);
  for (let i = 0; i < z.length; i++) {
    if (mask[i] !== 0) z[i] -= 0.8 * by * (1 - smoothstep(0.35, 1, soft[i]));
  }
}
