import sharp from 'sharp';

import { noise } from '../rendering/noise.js';

/** The pixels of a scene: 16 wide and 9 high. */
export const size = { width: 2080, height: 1170 };
const raw = { ...size, channels: 3 };

/**
 * Plastered ground as raw pixels: `lightAt(x, y)`, both 0 to 1, returns the colour of the light
 * there (RGB, 0 to 255);
 * surface noise is added.
 */
export function plaster(seed, roughness, lightAt) {
  const [cloud, trowel, dust] = [noise(seed), noise(seed + 1), noise(seed + 2)];
  const { width, height } = size;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const colour = lightAt(x / width, y / height);
      const unrest =
        1 +
        roughness *
          (0.06 * cloud(x / 330, y / 260) +
            0.035 * trowel(x / 90 + y / 160, y / 46 - x / 300) +
            0.022 * dust(x / 2.3, y / 2.3));
      for (let c = 0; c < 3; c++) pixels[at + c] = Math.min(255, Math.max(0, colour[c] * unrest));
    }
  }
  return sharp(pixels, { raw });
}

/** Interpolates between two colours; `share` is 0 to 1. */
export function between(from, to, share) {
  return from.map((value, c) => value + (to[c] - value) * share);
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smooth(from, to, value) {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** SVG layer for the scene, in its coordinates. */
export function svgLayer(content, blend = 'over') {
  const { width, height } = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return { input: Buffer.from(svg), blend, left: 0, top: 0 };
}
