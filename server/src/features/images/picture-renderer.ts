import type { ImageOptions, ImagePoint } from '@selvedge/shared/images/image-options';
import sharp, { type Sharp } from 'sharp';

import type { Rgba } from '../../platform/pixels/warp.js';
import { openOriginal, refusalOf, type OpenOriginal } from './open-original.js';
import { inPerspective } from './perspective.js';
import { encoded, type PictureFormat } from './picture-encoding.js';
import {
  fitted,
  isTurned,
  pointTurned,
  pointWithin,
  turnedSize,
  windowScaled,
  zoomed,
  type Fitting,
  type Margins,
  type Region,
  type Size,
} from './picture-plan.rules.js';

/** A requested rendition. */
export interface Rendition {
  readonly options: ImageOptions;
  /** Used if the options give no focal point. */
  readonly focalPoint: ImagePoint;
  readonly format: PictureFormat;
}

/** An intermediate image before margins and padding. */
interface Rendered {
  readonly image: Sharp;
  readonly margins: Margins;
}

const nothing = '#0000';

/**
 * Renders an original by `ImageOptions`, without its camera and location metadata. libvips uses its
 * own threads. Throws OriginalTooLarge, OriginalUnreadable and PictureTookTooLong.
 */
export async function renderPicture(content: Buffer, rendition: Rendition): Promise<Buffer> {
  const { options, format } = rendition;
  const original = await openOriginal(content, options);
  try {
    const { image, margins } = await rendered(original, rendition);
    const inPlace = withBackground(await projected(image, options), margins, options);
    const isOpaque = options.background !== undefined || !showsNothing(original, margins, options);
    return await encoded(await withDensity(inPlace, options), format, isOpaque).toBuffer();
  } catch (error) {
    throw refusalOf(error);
  }
}

async function rendered(
  original: OpenOriginal,
  { options, focalPoint }: Rendition,
): Promise<Rendered> {
  const focal = options.focalPoint ?? focalPoint;
  const window = zoomed(original, options.zoom ?? 1, focal);
  const point = pointWithin(focal, original, window);
  if (isTurned(options)) return turned(original, window, point, options);
  const { window: inner, size, margins } = fitted(window, point, options);
  const cut = { ...inner, left: window.left + inner.left, top: window.top + inner.top };
  return { image: windowOf(original, cut, size), margins };
}

/**
 * Reads a window of an original at another size. Without a window, decoders can read large JPEGs at
 * a fraction of their size.
 */
function windowOf(original: OpenOriginal, window: Region, size: Size): Sharp {
  const isWhole = window.width === original.width && window.height === original.height;
  const image = isWhole ? original.open() : original.open().extract(window);
  return image.resize({ ...exactly(size), fastShrinkOnLoad: false });
}

/** Mirrors and rotates before fitting; shrinks the image first as far as no detail is lost. */
async function turned(
  original: OpenOriginal,
  window: Region,
  point: ImagePoint,
  options: ImageOptions,
): Promise<Rendered> {
  const { mirror, rotate = 0 } = options;
  const whole = turnedSize(window, rotate);
  const fitting = fitted(whole, pointTurned(point, window, options, whole), options);
  const upright = await pixelsOf(
    original
      .open()
      .extract(window)
      .resize(exactly(smaller(window, fitting))),
  );
  const image = sharpOf(upright)
    .flop(mirror?.x === true)
    .flip(mirror?.y === true)
    .rotate(rotate, { background: nothing });
  const pixels = await pixelsOf(image);
  const cut = windowScaled(fitting.window, whole, pixels);
  return {
    image: sharpOf(pixels).extract(cut).resize(exactly(fitting.size)),
    margins: fitting.margins,
  };
}

/** Limits the size to the pixels that the fitted image will show. */
function smaller({ width, height }: Size, { window, size }: Fitting): Size {
  const scale = Math.min(1, Math.max(size.width / window.width, size.height / window.height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

async function projected(image: Sharp, { project }: ImageOptions): Promise<Sharp> {
  return project === undefined
    ? image
    : sharpOf(await inPerspective(await pixelsOf(image), project));
}

function withBackground(image: Sharp, margins: Margins, options: ImageOptions): Sharp {
  const { background = nothing, extend, reflect } = options;
  const extendWith = reflect === true ? 'mirror' : extend === true ? 'copy' : 'background';
  const { top, right, bottom, left } = margins;
  const extended = hasMargins(margins)
    ? image.extend({ top, right, bottom, left, background, extendWith })
    : image;
  return options.background === undefined ? extended : extended.flatten({ background });
}

/** Copies only the pixels, so that setting the density does not carry over other metadata. */
async function withDensity(image: Sharp, { dpi }: ImageOptions): Promise<Sharp> {
  if (dpi === undefined) return image;
  return sharpOf(await pixelsOf(image)).withMetadata({ density: dpi });
}

/** Whether some of the result is transparent without a background. */
function showsNothing(
  { hasAlpha }: OpenOriginal,
  margins: Margins,
  { rotate = 0, project, extend, reflect }: ImageOptions,
): boolean {
  const hasFreeCorners = rotate % 90 !== 0 || project !== undefined;
  const isFilled = extend === true || reflect === true;
  return hasAlpha || hasFreeCorners || (hasMargins(margins) && !isFilled);
}

const hasMargins = ({ top, right, bottom, left }: Margins): boolean =>
  top + right + bottom + left > 0;

const exactly = ({ width, height }: Size) => ({ width, height, fit: 'fill' }) as const;

async function pixelsOf(image: Sharp): Promise<Rgba> {
  const raw = image.toColourspace('srgb').ensureAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function sharpOf({ data, width, height }: Rgba): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}
