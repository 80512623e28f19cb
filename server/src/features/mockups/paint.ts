import { setImmediate } from 'node:timers/promises';

import { brightnessOf, shineOf, type Colour } from './fabric.js';
import { masterSize, type GarmentLayers } from './garment-layers.js';
import type { Print } from './print.js';

// Looked up once: these run for every pixel.
const { max, min } = Math;

/** Rows that are painted before others get their turn: a few milliseconds. */
const rowsAtOnce = 100;
/** How much of the ink stays where threads lie lowest, and how soon a thread counts as low. */
const leastInk = 0.8;
const inkPerStep = 0.009;

/** What a full shadow takes away. */
const darkest = 0.72;

/** The garment in its colour before its backdrop, with what is printed on it: three bytes a pixel. */
export async function paintGarment(
  layers: GarmentLayers,
  fabric: Colour,
  print?: Print,
): Promise<Uint8Array> {
  const { mask, shade, folds } = layers;
  const pixels = new Uint8Array(layers.backdrop);
  const cloth = new Cloth(layers);
  const base: [number, number, number] = [...fabric];
  await inBands((x, y, at) => {
    const cover = mask[at] ?? 0;
    if (cover === 0) return;
    [base[0], base[1], base[2]] = fabric;
    if (print !== undefined) {
      // Ink stands on the threads and is thinner between them.
      const low = max(0, (folds[at] ?? 0) - (shade[at] ?? 0));
      mix(base, print, { x, y, strength: max(leastInk, 0.985 - low * inkPerStep) });
    }
    cloth.lay(pixels, at, base, cover);
  });
  return pixels;
}

/** A sticker as it was cut out, before its backdrop, with its shadow. */
export async function paintSticker(
  layers: GarmentLayers,
  sticker: Print,
  shadow: Uint8Array,
): Promise<Uint8Array> {
  const pixels = new Uint8Array(layers.backdrop);
  const cloth = new Cloth(layers);
  const base: [number, number, number] = [0, 0, 0];
  await inBands((x, y, at) => {
    darken(pixels, at * 3, (shadow[at] ?? 0) / 255);
    const from = placeIn(sticker, x, y);
    if (from < 0) return;
    const cover = sticker.data[from + 3] ?? 0;
    if (cover === 0) return;
    for (let c = 0; c < 3; c++) base[c] = sticker.data[from + c] ?? 0;
    cloth.lay(pixels, at, base, cover);
  });
  return pixels;
}

function darken(pixels: Uint8Array, at: number, share: number): void {
  if (share === 0) return;
  for (let c = at; c < at + 3; c++) pixels[c] = (pixels[c] ?? 0) * (1 - share * darkest) + 0.5;
}

/** Visits all pixels of a master, and lets others work in between. */
async function inBands(visit: (x: number, y: number, at: number) => void): Promise<void> {
  const { width, height } = masterSize;
  for (let top = 0; top < height; top += rowsAtOnce) {
    for (let y = top; y < min(height, top + rowsAtOnce); y++) {
      for (let x = 0; x < width; x++) visit(x, y, y * width + x);
    }
    await setImmediate();
  }
}

/** Where the print has the bytes of a pixel of the master; negative where it has none. */
function placeIn({ left, top, width, height }: Print, x: number, y: number): number {
  const [column, row] = [x - left, y - top];
  return column < 0 || row < 0 || column >= width || row >= height
    ? -1
    : (row * width + column) * 4;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly strength: number;
}

function mix(base: [number, number, number], print: Print, { x, y, strength }: Spot): void {
  const from = placeIn(print, x, y);
  if (from < 0) return;
  const ink = ((print.data[from + 3] ?? 0) / 255) * strength;
  base[0] += ink * ((print.data[from] ?? 0) - base[0]);
  base[1] += ink * ((print.data[from + 1] ?? 0) - base[1]);
  base[2] += ink * ((print.data[from + 2] ?? 0) - base[2]);
}

/** Shade and shine of a garment over any colour. */
class Cloth {
  constructor(private readonly layers: GarmentLayers) {}

  /** Lays a colour over the pixel `at`, as far as the cloth covers it (0 to 255). */
  lay(pixels: Uint8Array, at: number, base: Colour, cover: number): void {
    const shade = (this.layers.shade[at] ?? 0) / 255;
    const [red, green, blue] = base;
    const shine = ((this.layers.light[at] ?? 0) / 255) * shineOf(brightnessOf(red, green, blue));
    const to = at * 3;
    const share = cover / 255;
    // Screened: 255 − (255 − value · shade) · (1 − shine), plus a half to round.
    const [kept, added] = [share * shade * (1 - shine), share * 255 * shine + 0.5];
    pixels[to] = red * kept + added + (1 - share) * (pixels[to] ?? 0);
    pixels[to + 1] = green * kept + added + (1 - share) * (pixels[to + 1] ?? 0);
    pixels[to + 2] = blue * kept + added + (1 - share) * (pixels[to + 2] ?? 0);
  }
}
