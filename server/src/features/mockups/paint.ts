import { setImmediate } from 'node:timers/promises';

import { brightnessOf, shineOf, type Colour } from './fabric.js';
import { masterSize, type GarmentLayers } from './garment-layers.js';
import type { Print } from './print.js';

// Local aliases, because they run once per pixel. The loops avoid destructuring and allocation for
// the same reason.
const { max, min } = Math;

/** Rows painted before yielding to other work: a few milliseconds. */
const rowsAtOnce = 100;
/** Minimum share of ink between threads, and its loss per step of thread depth. */
const leastInk = 0.8;
const inkPerStep = 0.009;

/** Share of light that a full shadow removes. */
const darkest = 0.72;

/** Paints the garment in its colour, with its print, over its backdrop: three bytes a pixel. */
export async function paintGarment(
  layers: GarmentLayers,
  fabric: Colour,
  print?: Print,
): Promise<Uint8Array> {
  const { mask, shade, folds } = layers;
  const cloth = new Cloth(layers);
  const [red, green, blue] = fabric;
  await inRows((y, start, end) => {
    for (let at = start; at < end; at++) {
      const cover = mask[at] ?? 0;
      if (cover === 0) continue;
      cloth.take(red, green, blue);
      const from = print === undefined ? -1 : placeIn(print, at - start, y);
      if (print !== undefined && from >= 0) {
        // Ink lies on top of the threads and is thinner between them.
        const low = max(0, (folds[at] ?? 0) - (shade[at] ?? 0));
        cloth.mix(print.data, from, max(leastInk, 0.985 - low * inkPerStep));
      }
      cloth.lay(at, cover);
    }
  });
  return cloth.pixels;
}

/** Paints a cut-out sticker with its shadow over its backdrop. */
export async function paintSticker(
  layers: GarmentLayers,
  sticker: Print,
  shadow: Uint8Array,
): Promise<Uint8Array> {
  const { data } = sticker;
  const cloth = new Cloth(layers);
  await inRows((y, start, end) => {
    for (let at = start; at < end; at++) {
      darken(cloth.pixels, at * 3, (shadow[at] ?? 0) / 255);
      const from = placeIn(sticker, at - start, y);
      const cover = data[from + 3] ?? 0;
      if (from < 0 || cover === 0) continue;
      cloth.take(data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0);
      cloth.lay(at, cover);
    }
  });
  return cloth.pixels;
}

function darken(pixels: Uint8Array, at: number, share: number): void {
  if (share === 0) return;
  for (let c = at; c < at + 3; c++) pixels[c] = (pixels[c] ?? 0) * (1 - share * darkest) + 0.5;
}

/**
 * Visits all rows of a master with the index of the first pixel and the one after the last, and
 * yields between bands.
 */
async function inRows(visit: (y: number, start: number, end: number) => void): Promise<void> {
  const { width, height } = masterSize;
  for (let top = 0; top < height; top += rowsAtOnce) {
    const bottom = min(height, top + rowsAtOnce);
    for (let y = top; y < bottom; y++) visit(y, y * width, (y + 1) * width);
    await setImmediate();
  }
}

/** Returns the byte offset in the print of a pixel of the master; negative if outside. */
function placeIn({ left, top, width, height }: Print, x: number, y: number): number {
  const column = x - left;
  const row = y - top;
  return column < 0 || row < 0 || column >= width || row >= height
    ? -1
    : (row * width + column) * 4;
}

/**
 * Applies the shade and shine of a garment to a colour: `take` a colour, optionally `mix` ink, then
 * `lay` it.
 */
class Cloth {
  readonly pixels: Uint8Array;
  private readonly shade: Uint8Array;
  private readonly light: Uint8Array;
  private red = 0;
  private green = 0;
  private blue = 0;

  constructor({ backdrop, shade, light }: GarmentLayers) {
    this.pixels = new Uint8Array(backdrop);
    this.shade = shade;
    this.light = light;
  }

  take(red: number, green: number, blue: number): void {
    this.red = red;
    this.green = green;
    this.blue = blue;
  }

  /** Blends in the ink whose four bytes begin at `from`. */
  mix(data: Uint8Array, from: number, strength: number): void {
    const alpha = data[from + 3] ?? 0;
    if (alpha === 0) return;
    const ink = (alpha / 255) * strength;
    this.red += ink * ((data[from] ?? 0) - this.red);
    this.green += ink * ((data[from + 1] ?? 0) - this.green);
    this.blue += ink * ((data[from + 2] ?? 0) - this.blue);
  }

  /** Paints the pixel `at` with the coverage of the cloth (0 to 255). */
  lay(at: number, cover: number): void {
    const { pixels, red, green, blue } = this;
    const shade = (this.shade[at] ?? 0) / 255;
    const shine = ((this.light[at] ?? 0) / 255) * shineOf(brightnessOf(red, green, blue));
    const share = cover / 255;
    // Screen blending: 255 − (255 − value · shade) · (1 − shine), plus a half for rounding.
    const weight = share * shade * (1 - shine);
    const added = share * 255 * shine + 0.5;
    const remainder = 1 - share;
    const to = at * 3;
    pixels[to] = red * weight + added + remainder * (pixels[to] ?? 0);
    pixels[to + 1] = green * weight + added + remainder * (pixels[to + 1] ?? 0);
    pixels[to + 2] = blue * weight + added + remainder * (pixels[to + 2] ?? 0);
  }
}
