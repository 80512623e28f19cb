import type { ImageOptions } from '@selvedge/shared/images/image-options';
import { readImageOptions } from '@selvedge/shared/images/read-image-options';
import sharp, { type Sharp } from 'sharp';

import type { PictureFormat } from './picture-encoding.js';
import { renderPicture } from './picture-renderer.js';

/** An image in which all parts differ, so that any crop, mirroring or rotation is noticeable. */
const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320">
  <linearGradient id="sky" x2="1" y2="1"><stop stop-color="#20304f"/><stop offset="1" stop-color="#e8d9b5"/></linearGradient>
  <rect width="480" height="320" fill="url(#sky)"/>
  <circle cx="110" cy="90" r="60" fill="#f2b13c"/>
  <path d="M0 320 L150 170 L250 260 L360 120 L480 320 Z" fill="#2f6b4f"/>
  <rect x="380" y="20" width="70" height="50" fill="#c8443a"/>
  <path d="M40 300 L90 240 L140 300 Z" fill="#fff"/>
</svg>`;

/** 480 by 320, opaque. */
export function scenePicture(): Sharp {
  return sharp(Buffer.from(scene)).removeAlpha();
}

export const sceneDrawing = Buffer.from(scene);

/** Grey levels that differ by less count as equal: codecs leave such noise in flat areas. */
const noise = 4;

/**
 * Difference hash of 64 bits: for each of 9 × 8 grey levels, whether it is darker than the next
 * one. Similar images differ in few bits.
 */
export async function differenceHash(picture: Buffer): Promise<string> {
  // Decodes the whole image first, because decoders that shrink while reading are imprecise.
  const whole = await sharp(picture).flatten({ background: '#808080' }).png().toBuffer();
  const greys = await sharp(whole).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  const bits = Array.from({ length: 64 }, (_, bit) => {
    const at = Math.floor(bit / 8) * 9 + (bit % 8);
    return (greys[at] ?? 0) + noise < (greys[at + 1] ?? 0) ? '1' : '0';
  });
  return BigInt(`0b${bits.join('')}`)
    .toString(16)
    .padStart(16, '0');
}

/** Number of bits in which two hashes differ. */
export function hashDistance(one: string, other: string): number {
  const difference = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  return difference.toString(2).replaceAll('0', '').length;
}

/** Red, green, blue and alpha of one pixel, addressed by fractions of width and height. */
export async function colourAt(picture: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(picture)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const column = Math.min(info.width - 1, Math.floor(x * info.width));
  const row = Math.min(info.height - 1, Math.floor(y * info.height));
  const at = (row * info.width + column) * 4;
  return [...data.subarray(at, at + 4)];
}

/** Parses image options from a query; throws if they are invalid. */
export function optionsOf(query: string): ImageOptions {
  const options = readImageOptions(Object.fromEntries(new URLSearchParams(query)));
  if ('errors' in options) throw new Error(JSON.stringify(options.errors));
  return options;
}

/** Renders an original whose focal point is its centre. */
export function render(
  original: Buffer,
  query: string,
  format: PictureFormat = 'compatible',
): Promise<Buffer> {
  const focalPoint = { x: 0.5, y: 0.5 };
  return renderPicture(original, { options: optionsOf(query), focalPoint, format });
}

/** Width and height in pixels. */
export async function sizeOf(picture: Buffer): Promise<readonly [number, number]> {
  const { width, height } = await sharp(picture).metadata();
  return [width, height];
}

/** Cache-Control of an image that never changes under its address. */
export const forGood = 'public, max-age=31536000, immutable';
