import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { GarmentName } from '@selvedge/shared/catalogue/mockup';
import sharp, { type Raw } from 'sharp';

import type { MockupWidth } from './mockup-widths.js';

/** server/assets, from `src` as well as from `dist`. */
export const assetsFolder = path.resolve(import.meta.dirname, '../../../assets');

/** Every picture of a garment is 4 wide and 5 high. */
export function heightOf(width: number): number {
  return (width * 5) / 4;
}

/** Pixels of one width, ready to be laid over each other. */
export interface Layer {
  readonly data: Buffer;
  readonly raw: Raw;
}

/** A garment without colour, `tools/garments` made it: what is cloth, its shade and its shine, the wall. */
export interface GarmentLayers {
  readonly mask: Layer;
  readonly shade: Layer;
  readonly light: Layer;
  readonly backdrop: Layer;
}

export const layerFiles = ['mask', 'shade', 'light', 'backdrop'] as const;
type LayerName = (typeof layerFiles)[number];

export function layerFile(garment: GarmentName, layer: LayerName): string {
  return path.join(assetsFolder, 'garments', garment, `${layer}.webp`);
}

/** The layers of a garment in one width. */
export async function readLayers(garment: GarmentName, width: MockupWidth): Promise<GarmentLayers> {
  const read = (name: LayerName): Promise<Layer> =>
    readLayer(layerFile(garment, name), name, width);
  const [mask, shade, light, backdrop] = await Promise.all([
    read('mask'),
    read('shade'),
    read('light'),
    read('backdrop'),
  ]);
  return { mask, shade, light, backdrop };
}

async function readLayer(file: string, name: LayerName, width: MockupWidth): Promise<Layer> {
  const image = sharp(await readFile(file)).resize(width, heightOf(width));
  const pixels = name === 'backdrop' ? image.removeAlpha() : image.extractChannel(0);
  const { data, info } = await pixels.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}
