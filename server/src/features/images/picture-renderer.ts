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

/** What is to be made of an original. */
export interface Rendition {
  readonly options: ImageOptions;
  /** What counts where the options name no focal point. */
  readonly focalPoint: ImagePoint;
  readonly format: PictureFormat;
}

/** A picture on its way, before anything is added around it. */
interface Rendered {
  readonly image: Sharp;
  readonly margins: Margins;
}

const nothing = '#0000';

/**
 * Makes a rendition of an original, as `ImageOptions` says, without what the file tells of camera
 * and place. libvips works on its own threads. Throws OriginalTooLarge, OriginalUnreadable and PictureTookTooLong.
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

/** A window of an original in another size. Without one, decoders may read large photographs in a fraction. */
function windowOf(original: OpenOriginal, window: Region, size: Size): Sharp {
  const isWhole = window.width === original.width && window.height === original.height;
  const image = isWhole ? original.open() : original.open().extract(window);
  return image.resize({ ...exactly(size), fastShrinkOnLoad: false });
}

/** Mirrored and turned before it is fitted; made smaller before that, as far as nothing is lost. */
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

/** No more pixels than the fitted picture will show. */
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

/** The density goes with pixels only, so that nothing else of the original's facts goes along. */
async function withDensity(image: Sharp, { dpi }: ImageOptions): Promise<Sharp> {
  if (dpi === undefined) return image;
  return sharpOf(await pixelsOf(image)).withMetadata({ density: dpi });
}

/** Whether some of the result is transparent as long as there is no background. */
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
