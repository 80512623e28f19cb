import type { ImageOptions } from '@selvedge/shared/images/image-options';
import { imageRenderSeconds } from '@selvedge/shared/images/limits';
import { maxMediaPixels } from '@selvedge/shared/media/media-rules';
import sharp, { type Metadata, type Sharp } from 'sharp';

import { DrawingUnreadable } from '../../platform/vectors/drawing.errors.js';
import { rasterise } from '../../platform/vectors/rasterise.js';
import { OriginalTooLarge, OriginalUnreadable, PictureTookTooLong } from './image.errors.js';
import { drawingScale, type Size } from './picture-plan.rules.js';

/** A readable, upright original that can be opened repeatedly. */
export interface OpenOriginal extends Size {
  readonly hasAlpha: boolean;
  open(): Sharp;
}

/** Accepted formats, detected by content, not by name. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'svg']);
const ordinaryDensity = 72;

/**
 * Opens an original by its header: a bitmap (first frame only), or a drawing, rasterized at the
 * size that the options need. Drawings cannot load external resources: they are read from memory
 * without a base address. Throws OriginalTooLarge, OriginalUnreadable, PictureTookTooLong,
 * DrawingTooComplex and DrawingSlow.
 */
export async function openOriginal(content: Buffer, options: ImageOptions): Promise<OpenOriginal> {
  const named = await headerOf(content, ordinaryDensity);
  if (!formats.has(named.format)) throw new OriginalUnreadable();
  if (named.format !== 'svg') return opened(content, ordinaryDensity, named);
  const scale = drawingScale(named.autoOrient, options, maxMediaPixels);
  const density = Math.min(100_000, Math.max(1, ordinaryDensity * scale));
  return rasterised(content, density);
}

async function rasterised(content: Buffer, density: number): Promise<OpenOriginal> {
  try {
    const task = { content, density, maxPixels: maxMediaPixels };
    const { data, width, height } = await rasterise(task);
    const raw = { width, height, channels: 4 } as const;
    return { width, height, hasAlpha: true, open: () => sharp(data, { raw }) };
  } catch (error) {
    throw error instanceof DrawingUnreadable ? refusalOf(new Error(error.reason)) : error;
  }
}

function opened(
  content: Buffer,
  density: number,
  { autoOrient, hasAlpha }: Metadata,
): OpenOriginal {
  const { width, height } = autoOrient;
  return { width, height, hasAlpha, open: () => read(content, density).autoOrient() };
}

async function headerOf(content: Buffer, density: number): Promise<Metadata> {
  try {
    return await read(content, density).metadata();
  } catch (error) {
    throw refusalOf(error);
  }
}

function read(content: Buffer, density: number): Sharp {
  return sharp(content, { density, failOn: 'error', limitInputPixels: maxMediaPixels }).timeout({
    seconds: imageRenderSeconds,
  });
}

/**
 * Converts libvips errors about an unreadable original or a timeout; returns our own errors
 * unchanged.
 */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || /^Expected|bad extract area/.test(error.message)) return error;
  if (error.message.includes('timeout')) return new PictureTookTooLong();
  return error.message.includes('pixel limit') ? new OriginalTooLarge() : new OriginalUnreadable();
}
