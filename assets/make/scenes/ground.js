import sharp from 'sharp';

import { noise } from '../rendering/noise.js';

/** Longer side of a master, in pixels. */
const longest = 2600;

/** Canvas of a scene, which is composed in units; `scale` is the number of pixels per unit. */
function canvas(width, height) {
  const scale = longest / Math.max(width, height);
  const pixels = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { width, height, scale, pixels };
}

/** For wide windows, with space for text on its left. */
export const landscape = canvas(2080, 1170);
/** For phones; text begins on its lower edge, which has one colour. */
export const portrait = canvas(1170, 1462);

/** Raw pixels whose colours are those of `colourAt(x, y)` in units. */
export function painted({ scale, pixels: { width, height } }, colourAt) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const colour = colourAt(x / scale, y / scale);
      for (let c = 0; c < 3; c++) pixels[at + c] = Math.min(255, Math.max(0, colour[c]));
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/**
 * Plastered ground: `lightAt(x, y)`, both 0 to 1, returns the colour of the light there (RGB, 0 to
 * 255); surface noise is added.
 */
export function plaster(scene, seed, roughness, lightAt) {
  const [cloud, trowel, dust] = [noise(seed), noise(seed + 1), noise(seed + 2)];
  return painted(scene, (x, y) => {
    const unrest =
      1 +
      roughness *
        (0.06 * cloud(x / 330, y / 260) +
          0.035 * trowel(x / 90 + y / 160, y / 46 - x / 300) +
          0.022 * dust(x / 2.3, y / 2.3));
    return lightAt(x / scene.width, y / scene.height).map((value) => value * unrest);
  });
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

/** SVG layer for the scene, in its units. */
export function svgLayer({ width, height, pixels }, content, blend = 'over') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${content}</svg>`;
  return { input: Buffer.from(svg), blend, left: 0, top: 0 };
}

/** Layer that ends in one colour on the lower edge, where the text begins. */
export function fade(scene, colour, from, to) {
  return svgLayer(
    scene,
    `<linearGradient id="d" x2="0" y2="1"><stop offset="${from}" stop-color="${colour}" stop-opacity="0"/><stop offset="${(from + to) / 2}" stop-color="${colour}" stop-opacity="0.7"/><stop offset="${to}" stop-color="${colour}"/></linearGradient><rect width="100%" height="100%" fill="url(#d)"/>`,
  );
}
