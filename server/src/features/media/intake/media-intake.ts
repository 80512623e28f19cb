import { maxMediaPixels, maxMediaSide } from '@selvedge/shared/media/media-rules';
import sharp, { type Metadata, type SharpOptions } from 'sharp';

import { DrawingSlow, DrawingTooComplex } from '../../../platform/vectors/drawing.errors.js';
import { rasterise } from '../../../platform/vectors/rasterise.js';
import { contentTypeOf, type MediaContentType } from './content-type.js';
import { MediaTypeNotAllowed, MediaUnreadable, TooManyPixels } from '../media.errors.js';
import { checkMp4 } from './mp4.js';
import { stripJpeg } from './strip-jpeg.js';
import { stripPng } from './strip-png.js';
import { stripWebp } from './strip-webp.js';
import { convertPictures } from './svg-pictures.js';
import { sanitisedDrawing, serialiseSvg } from './svg-sanitiser.js';
import { decodeXml } from './svg-source.js';

/** A file in the form in which it is stored: upright, without metadata, with a verified format. */
export interface PreparedUpload {
  readonly content: Buffer;
  readonly contentType: MediaContentType;
  readonly width: number;
  readonly height: number;
}

type PictureType = Exclude<MediaContentType, 'video/mp4'>;

type BitmapType = Exclude<PictureType, 'image/svg+xml'>;

const strip: Readonly<Record<BitmapType, (content: Buffer) => Buffer>> = {
  'image/png': stripPng,
  'image/jpeg': stripJpeg,
  'image/webp': stripWebp,
};

const reading: SharpOptions = { failOn: 'error', limitInputPixels: maxMediaPixels };
/** Time limit for decoding and rendering; real uploads need far less. */
const processingTimeout = { seconds: 20 };
/** Options of a trial rendering: a drawing at its usual size on a page. */
const drawingTrial = {
  density: 72,
  maxPixels: maxMediaPixels,
  resize: { width: 1_000, height: 1_000, fit: 'inside' },
} as const;
const drawingTrialMs = 10_000;
/** Visually lossless; only a rotated JPEG is encoded again. */
const turnedQuality = 95;

/**
 * Detects the format of a file and prepares it for storage (IMG-018). `withSlowDrawings` runs it, so
 * that its DrawingSlow is handled. Throws MediaTypeNotAllowed, MediaUnreadable, TooManyPixels,
 * TooManyShapes, FilterTooHeavy, DrawingNotSupported and DrawingTooComplex.
 */
export async function prepareUpload(file: Buffer): Promise<PreparedUpload> {
  const contentType = contentTypeOf(file);
  if (contentType === undefined) throw new MediaTypeNotAllowed();
  if (contentType === 'video/mp4') return { contentType, ...checkMp4(file) };
  return takeInPicture(file, contentType);
}

async function takeInPicture(file: Buffer, contentType: PictureType): Promise<PreparedUpload> {
  if (contentType === 'image/svg+xml') return takeInDrawing(file);
  const declared = await metadataOf(file);
  requirePixels(declared);
  const isTurned = (declared.orientation ?? 1) > 1;
  const content = isTurned ? await upright(file, contentType) : strip[contentType](file);
  await requireReadable(() => decoded(content));
  const { width, height } = declared.autoOrient;
  return { content, contentType, width, height };
}

async function takeInDrawing(file: Buffer): Promise<PreparedUpload> {
  const drawing = sanitisedDrawing(decodeXml(file));
  await convertPictures(drawing);
  const content = Buffer.from(serialiseSvg(drawing));
  const declared = await metadataOf(content);
  requirePixels(declared);
  await requireReadable(() => rasterise({ content, ...drawingTrial }, drawingTrialMs));
  const { width, height } = declared.autoOrient;
  return { content, contentType: 'image/svg+xml', width, height };
}

async function metadataOf(content: Buffer): Promise<Metadata> {
  try {
    return await sharp(content, { ...reading, limitInputPixels: false }).metadata();
  } catch {
    // The content does not match its signature, whatever the decoder reports.
    throw new MediaUnreadable();
  }
}

/** Checks the declared size before any pixel is decoded. */
function requirePixels({ width, height, pages = 1 }: Metadata): void {
  const isTooLarge = Math.max(width, height) > maxMediaSide;
  if (isTooLarge || width * height * pages > maxMediaPixels) throw new TooManyPixels();
}

async function upright(content: Buffer, contentType: BitmapType): Promise<Buffer> {
  const picture = sharp(content, reading).autoOrient().timeout(processingTimeout);
  try {
    if (contentType === 'image/png') return await picture.png().toBuffer();
    if (contentType === 'image/webp')
      return await picture.webp({ quality: turnedQuality }).toBuffer();
    return await picture.jpeg({ quality: turnedQuality, chromaSubsampling: '4:4:4' }).toBuffer();
  } catch {
    // The content does not match its signature, whatever the decoder reports.
    throw new MediaUnreadable();
  }
}

/** Decodes the whole image once: a bitmap to very few pixels, a drawing to its usual size. */
async function requireReadable(decode: () => Promise<unknown>): Promise<void> {
  try {
    await decode();
  } catch (error) {
    if (error instanceof DrawingTooComplex || error instanceof DrawingSlow) throw error;
    // The content does not match its signature, whatever the decoder reports.
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
