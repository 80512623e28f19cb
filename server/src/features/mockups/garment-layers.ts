import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { GarmentName, MockupSide } from '@selvedge/shared/catalogue/garments/mockup';
import sharp from 'sharp';

import { hasCode } from '../../platform/persistent-file.js';

/** Assets folder of the project, resolved from `src` as well as from `dist`. */
export const assetsFolder = path.resolve(import.meta.dirname, '../../../../assets');

/** Size of a master in pixels, 4:5. */
export const masterSize = { width: 1600, height: 2000 } as const;

/**
 * Colourless layers of a garment side, built by `assets/make/garments`: one byte a pixel, three for
 * the backdrop.
 */
export interface GarmentLayers {
  /** Coverage by cloth. */
  readonly mask: Uint8Array;
  /** Factor for the colour of the cloth. */
  readonly shade: Uint8Array;
  /** Highlights, blended in screen mode over dark cloth. */
  readonly light: Uint8Array;
  readonly backdrop: Uint8Array;
  /** `shade` blurred to remove the threads, so that only folds remain. */
  readonly folds: Uint8Array;
}

const names = ['mask', 'shade', 'light', 'backdrop'] as const;
type LayerName = (typeof names)[number];

const threads = 7;

/** Returns a hash of the layer files of a garment side; undefined if a file is missing. */
export async function layersEdition(
  garment: GarmentName,
  side: MockupSide,
): Promise<string | undefined> {
  try {
    const files = await Promise.all(names.map((name) => readFile(layerFile(garment, side, name))));
    const hash = createHash('sha256');
    for (const file of files) hash.update(file);
    return hash.digest('hex');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Reads and decodes the layers: about 22 MB. */
export async function readLayers(garment: GarmentName, side: MockupSide): Promise<GarmentLayers> {
  const [mask, shade, light, backdrop] = await Promise.all(
    names.map((name) => readLayer(layerFile(garment, side, name), name)),
  );
  if (!mask || !shade || !light || !backdrop) throw new Error('a layer without pixels');
  const raw = { ...masterSize, channels: 1 } as const;
  const folds = await sharp(shade, { raw }).blur(threads).extractChannel(0).raw().toBuffer();
  return { mask, shade, light, backdrop, folds };
}

async function readLayer(file: string, name: LayerName): Promise<Uint8Array> {
  const { width, height } = masterSize;
  const image = sharp(file).resize(width, height, { fit: 'fill' });
  return (name === 'backdrop' ? image.removeAlpha() : image.extractChannel(0)).raw().toBuffer();
}

function layerFile(garment: GarmentName, side: MockupSide, layer: LayerName): string {
  return path.join(assetsFolder, 'garments', garment, side, `${layer}.webp`);
}
