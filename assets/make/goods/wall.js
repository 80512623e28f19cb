import { smoothstep } from '../rendering/geometry.js';
import { noise } from '../rendering/noise.js';
import { size } from './layers.js';

/**
 * Plastered studio wall lit from the upper left, as RGB fields of 0 to 255. `bright` and `dim`
 * differ equally in every channel, because a tint over such a wide surface shows as stains after
 * compression.
 */
export function wall({ bright = [240, 237, 232], dim = [203, 200, 195], seed = 5 } = {}) {
  const { width, height } = size;
  const [cloud, dust] = [noise(seed), noise(seed + 77)];
  const pixels = new Float32Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const far = Math.hypot((x / width - 0.4) * 0.9, y / height - 0.34);
      const dark = smoothstep(0.05, 1.02, far) + 0.02 * cloud(x / 380, y / 420);
      const grain = 1.5 * dust(x * 0.71, y * 0.71) + 0.7 * cloud(x / 17, y / 19);
      for (let c = 0; c < 3; c++) pixels[at + c] = bright[c] + (dim[c] - bright[c]) * dark + grain;
    }
  }
  return pixels;
}

/** Darkens RGB fields by a field of 0 (nothing) to 1 (the shadow's own colour). */
export function shadowed(pixels, field, strength, colour = [0.33, 0.3, 0.27]) {
  for (let i = 0; i < field.length; i++) {
    const by = Math.min(1, field[i] * strength);
    if (by <= 0) continue;
    for (let c = 0; c < 3; c++) pixels[i * 3 + c] *= 1 - by * (1 - colour[c]);
  }
}

/** Field shifted by whole pixels. */
export function shifted(field, dx, dy) {
  const { width, height } = size;
  const moved = new Float32Array(field.length);
  for (let y = Math.max(0, dy); y < Math.min(height, height + dy); y++) {
    for (let x = Math.max(0, dx); x < Math.min(width, width + dx); x++) {
      moved[y * width + x] = field[(y - dy) * width + x - dx];
    }
  }
  return moved;
}

/** Blends RGB fields over others by `alpha`. */
export function laidOver(pixels, alpha, colourAt) {
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] === 0) continue;
    const colour = colourAt(i % size.width, Math.floor(i / size.width), i);
    for (let c = 0; c < 3; c++) pixels[i * 3 + c] += alpha[i] * (colour[c] - pixels[i * 3 + c]);
  }
}
