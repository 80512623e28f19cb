import type { Sharp } from 'sharp';

/**
 * Format that the client supports; `compatible` is JPEG, or PNG for transparency, which every
 * client supports. `png` is for addresses that require this format.
 */
export type PictureFormat = 'avif' | 'webp' | 'png' | 'compatible';

/**
 * Encodes as fast as WebP at about the same size; more effort would save a few per cent and take
 * seconds.
 */
const avif = { quality: 55, effort: 1 } as const;
const webp = { quality: 82, effort: 4 } as const;
const jpeg = { quality: 84, progressive: true } as const;

/**
 * Returns the best format that an Accept header names (IMG-009). Wildcards do not count, because
 * programs without AVIF and WebP support send them too. The `negotiator` package counts them, and
 * takes twice as long (decision 0097).
 */
export function formatFor(accept: string | undefined): PictureFormat {
  const qualities = new Map((accept ?? '').toLowerCase().split(',').map(mediaRange));
  const avifQuality = qualities.get('image/avif') ?? 0;
  const webpQuality = qualities.get('image/webp') ?? 0;
  if (avifQuality > 0 && avifQuality >= webpQuality) return 'avif';
  return webpQuality > 0 ? 'webp' : 'compatible';
}

export function encoded(image: Sharp, format: PictureFormat, isOpaque: boolean): Sharp {
  if (format === 'avif') return image.avif(avif);
  if (format === 'webp') return image.webp(webp);
  return isOpaque && format !== 'png' ? image.jpeg(jpeg) : image.png();
}

/** Content type of an `encoded` image, detected by its first bytes. */
export function contentTypeOf(picture: Buffer): string {
  if (picture.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  if (picture.toString('latin1', 4, 8) === 'ftyp') return 'image/avif';
  return picture[0] === 0xff ? 'image/jpeg' : 'image/png';
}

/** Parses a media range such as `image/webp;q=0.8`; the default quality is 1. */
function mediaRange(range: string): [string, number] {
  const [type = '', ...parameters] = range.split(';').map((text) => text.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [type, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
}
