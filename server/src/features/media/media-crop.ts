import type { CropMedia } from '@selvedge/shared/media/contract';
import { maxMediaPixels } from '@selvedge/shared/media/media-rules';
import sharp, { type Region, type Sharp } from 'sharp';

import type { Size } from '../../platform/pixels/warp.js';
import { DrawingSlow, DrawingTooComplex } from '../../platform/vectors/drawing.errors.js';
import { rasterise } from '../../platform/vectors/rasterise.js';
import type { MediaRow } from './media.entity.js';
import { MediaUnreadable } from './media.errors.js';

/** Longer side in pixels at which a drawing is rendered for cropping: enough for a page. */
const renderedSide = 2400;
const quality = 92;

/** Crops an image in its own format, a drawing to PNG, to at least one pixel (IMG-019). */
export async function cropped(
  content: Buffer,
  { contentType, width, height }: Pick<MediaRow, 'contentType' | 'width' | 'height'>,
  part: CropMedia,
): Promise<Buffer> {
  const isDrawing = contentType === 'image/svg+xml';
  const scale = isDrawing ? renderedSide / Math.max(width, height) : 1;
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  try {
    const whole = isDrawing
      ? await rasterised(content, scale, size)
      : sharp(content, { limitInputPixels: maxMediaPixels });
    const piece = whole.extract(regionOf(part, size));
    if (contentType === 'image/jpeg')
      return await piece.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (contentType === 'image/webp') return await piece.webp({ quality }).toBuffer();
    return await piece.png().toBuffer();
  } catch (error) {
    if (error instanceof DrawingTooComplex || error instanceof DrawingSlow) throw error;
    // The stored file was changed since its upload.
    throw new MediaUnreadable();
  }
}

async function rasterised(content: Buffer, scale: number, size: Size): Promise<Sharp> {
  const { data, width, height } = await rasterise({
    content,
    density: Math.min(100_000, Math.max(1, 72 * scale)),
    maxPixels: maxMediaPixels,
    resize: { ...size, fit: 'fill' },
  });
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** Maps the focal point of an image into a crop; clamps it to the nearest edge (EDT-017). */
export function focalPointWithin(
  { focalX, focalY }: Pick<MediaRow, 'focalX' | 'focalY'>,
  { x, y, width, height }: CropMedia,
): Pick<MediaRow, 'focalX' | 'focalY'> {
  const within = (share: number) => Math.min(1, Math.max(0, share));
  return { focalX: within((focalX - x) / width), focalY: within((focalY - y) / height) };
}

/** Region in whole pixels, always within the image despite rounding errors. */
export function regionOf(part: CropMedia, size: { width: number; height: number }): Region {
  const along = (from: number, length: number, whole: number): readonly [number, number] => {
    const start = Math.min(Math.round(from * whole), whole - 1);
    return [start, Math.max(1, Math.min(Math.round(length * whole), whole - start))];
  };
  const [left, width] = along(part.x, part.width, size.width);
  const [top, height] = along(part.y, part.height, size.height);
  return { left, top, width, height };
}
