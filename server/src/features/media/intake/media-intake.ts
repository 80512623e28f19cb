import { maxMediaPixels, maxMediaSide } from '@selvedge/shared/media/media-rules';
import sharp, { type Metadata, type SharpOptions } from 'sharp';

import { DrawingTooComplex, rasterise } from '../../../platform/vectors/rasterise.js';
import { contentTypeOf, type MediaContentType } from './content-type.js';
import { MediaTypeNotAllowed, MediaUnreadable, TooManyPixels } from '../media.errors.js';
import { checkMp4 } from './mp4.js';
import { stripJpeg } from './strip-jpeg.js';
import { stripPng } from './strip-png.js';
import { stripWebp } from './strip-webp.js';
import { sanitiseSvg } from './svg-sanitiser.js';

/** A file as the library keeps it: upright, without metadata, and known to be what it says. */
export interface TakenIn {
  readonly content: Buffer;
  readonly contentType: MediaContentType;
  readonly width: number;
  readonly height: number;
}

type PictureType = Exclude<MediaContentType, 'video/mp4'>;

const strip: Readonly<Record<PictureType, (content: Buffer) => Buffer>> = {
  'image/png': stripPng,
  'image/jpeg': stripJpeg,
  'image/webp': stripWebp,
  'image/svg+xml': (content) => Buffer.from(sanitiseSvg(content.toString('utf8'))),
};

const reading: SharpOptions = { failOn: 'error', limitInputPixels: maxMediaPixels };
/** Drawing and decoding of what people really upload takes far less. */
const processingTimeout = { seconds: 20 };
/** A drawing is rendered once as large as a page usually shows it. */
const drawingTrial = {
  density: 72,
  maxPixels: maxMediaPixels,
  resize: { width: 1_000, height: 1_000, fit: 'inside' },
} as const;
const drawingTrialMs = 10_000;
/** Loses nothing that anybody sees; only a turned JPEG is encoded again. */
const turnedQuality = 95;

/**
 * IMG-018: finds out what a file is and makes it fit to be kept. Throws MediaTypeNotAllowed,
 * MediaUnreadable, TooManyPixels, TooManyShapes, FilterTooHeavy and DrawingTooComplex.
 */
export async function takeIn(file: Buffer): Promise<TakenIn> {
  const contentType = contentTypeOf(file);
  if (contentType === undefined) throw new MediaTypeNotAllowed();
  if (contentType === 'video/mp4') return { contentType, ...checkMp4(file) };
  return takeInPicture(file, contentType);
}

async function takeInPicture(file: Buffer, contentType: PictureType): Promise<TakenIn> {
  const isVector = contentType === 'image/svg+xml';
  const given = isVector ? strip[contentType](file) : file;
  const declared = await metadataOf(given);
  requirePixels(declared);
  const isTurned = !isVector && (declared.orientation ?? 1) > 1;
  const content = isTurned
    ? await upright(given, contentType)
    : isVector
      ? given
      : strip[contentType](given);
  await requireReadable(content, isVector);
  const { width, height } = declared.autoOrient;
  return { content, contentType, width, height };
}

async function metadataOf(content: Buffer): Promise<Metadata> {
  try {
    return await sharp(content, { ...reading, limitInputPixels: false }).metadata();
  } catch {
    // Whatever the decoder says, the file is not what its first bytes promise.
    throw new MediaUnreadable();
  }
}

/** By what the file says of itself, before a single pixel of it is made. */
function requirePixels({ width, height, pages = 1 }: Metadata): void {
  const isTooLarge = Math.max(width, height) > maxMediaSide;
  if (isTooLarge || width * height * pages > maxMediaPixels) throw new TooManyPixels();
}

async function upright(content: Buffer, contentType: PictureType): Promise<Buffer> {
  const picture = sharp(content, reading).autoOrient().timeout(processingTimeout);
  try {
    if (contentType === 'image/png') return await picture.png().toBuffer();
    if (contentType === 'image/webp')
      return await picture.webp({ quality: turnedQuality }).toBuffer();
    return await picture.jpeg({ quality: turnedQuality, chromaSubsampling: '4:4:4' }).toBuffer();
  } catch {
    // As above.
    throw new MediaUnreadable();
  }
}

/** Decodes the whole picture once, a bitmap into very few pixels, a drawing into as many as a page shows. */
async function requireReadable(content: Buffer, isVector: boolean): Promise<void> {
  try {
    if (isVector) await rasterise({ content, ...drawingTrial }, drawingTrialMs);
    else await decoded(content);
  } catch (error) {
    if (error instanceof DrawingTooComplex) throw error;
    // As above.
    throw new MediaUnreadable();
  }
}

async function decoded(content: Buffer): Promise<void> {
  await sharp(content, reading)
    .resize(32, 32, { fit: 'inside' })
    .timeout(processingTimeout)
    .raw()
    .toBuffer();
}
