import type { Sharp } from 'sharp';

/** What a client can read: `compatible` is what every client can, jpeg or (with transparency) png. */
export type PictureFormat = 'avif' | 'webp' | 'compatible';

/** As quick as webp at about the same size; more effort would gain a few per cent and take seconds. */
const avif = { quality: 55, effort: 1 } as const;
const webp = { quality: 82, effort: 4 } as const;
const jpeg = { quality: 84, progressive: true } as const;

/**
 * IMG-009: the best format that an Accept header names. A wildcard names none: programs that read
 * neither avif nor webp send it too. `negotiator` takes it for a name, and twice as long (0097).
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
  return isOpaque ? image.jpeg(jpeg) : image.png();
}

/** The content type of what `encoded` made, by its first bytes. */
export function contentTypeOf(picture: Buffer): string {
  if (picture.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  if (picture.toString('latin1', 4, 8) === 'ftyp') return 'image/avif';
  return picture[0] === 0xff ? 'image/jpeg' : 'image/png';
}

/** `image/webp;q=0.8`: the type and its quality, 1 where none is named. */
function mediaRange(range: string): [string, number] {
  const [type = '', ...parameters] = range.split(';').map((text) => text.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [type, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
}
