import {
  noPadding,
  type ImageOptions,
  type ImagePoint,
  type ImagePosition,
} from '@selvedge/shared/images/image-options';
import { maxImageSide } from '@selvedge/shared/images/limits';

/** In whole pixels, at least 1. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A window of an image, in pixels. */
export interface Region extends Size {
  readonly left: number;
  readonly top: number;
}

/** Pixels around an image. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** How an image is fitted to a size: a window of it, scaled, with margins. */
export interface Fitting {
  readonly window: Region;
  readonly size: Size;
  readonly margins: Margins;
}

/** Returns the part of an image that `zoom` keeps around a point, always within the image. */
export function zoomed(source: Size, zoom: number, centre: ImagePoint): Region {
  const size = sizeOf(source.width / zoom, source.height / zoom);
  return placed(source, size, centre);
}

/** Maps a point of an image into a window; clamps points outside it. */
export function pointWithin(point: ImagePoint, source: Size, window: Region): ImagePoint {
  return clamped({
    x: (point.x * source.width - window.left) / window.width,
    y: (point.y * source.height - window.top) / window.height,
  });
}

/** Maps a point of an image through mirroring and rotation into the enclosing image. */
export function pointTurned(
  point: ImagePoint,
  from: Size,
  { mirror, rotate = 0 }: ImageOptions,
  to: Size,
): ImagePoint {
  const angle = (rotate * Math.PI) / 180;
  const x = (point.x - 0.5) * from.width * (mirror?.x === true ? -1 : 1);
  const y = (point.y - 0.5) * from.height * (mirror?.y === true ? -1 : 1);
  return clamped({
    x: 0.5 + (x * Math.cos(angle) - y * Math.sin(angle)) / to.width,
    y: 0.5 + (x * Math.sin(angle) + y * Math.cos(angle)) / to.height,
  });
}

/** Size of the image that encloses a rotated one; exact for quarter turns. */
export function turnedSize({ width, height }: Size, degrees: number): Size {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return sizeOf(width * cos + height * sin, width * sin + height * cos);
}

/** Scales a window to another size of the same image. */
export function windowScaled(window: Region, from: Size, to: Size): Region {
  const across = to.width / from.width;
  const down = to.height / from.height;
  const left = Math.min(to.width - 1, Math.round(window.left * across));
  const top = Math.min(to.height - 1, Math.round(window.top * down));
  const size = sizeOf(window.width * across, window.height * down);
  return {
    left,
    top,
    width: Math.min(size.width, to.width - left),
    height: Math.min(size.height, to.height - top),
  };
}

/** Whether the image is mirrored or rotated before it is fitted. */
export function isTurned({ mirror, rotate = 0 }: ImageOptions): boolean {
  return mirror?.x === true || mirror?.y === true || rotate % 360 !== 0;
}

/** Plans how an image of some size is fitted while a focal point stays visible. */
export function fitted(source: Size, focal: ImagePoint, options: ImageOptions): Fitting {
  const { padding = noPadding, position, fit = 'cover' } = options;
  const box = boxIn(options);
  const whole = wholeOf(source);
  if (!isBox(box) || fit === 'inside' || fit === 'outside') {
    return { window: whole, size: scaled(source, options), margins: padding };
  }
  if (fit === 'fill') return { window: whole, size: box, margins: padding };
  if (fit === 'contain') return contained(source, box, options);
  const point = position === undefined ? focal : pointAt(position);
  return { window: covering(source, box, point), size: box, margins: padding };
}

/**
 * Returns the scale relative to 72 dpi at which a drawing must be rendered so that fitting never
 * enlarges it, limited to `maxPixels`.
 */
export function drawingScale(source: Size, options: ImageOptions, maxPixels: number): number {
  const { width, height, zoom = 1, dpi = 72 } = options;
  const named = [(width ?? 0) / source.width, (height ?? 0) / source.height];
  const scale = width === undefined && height === undefined ? dpi / 72 : Math.max(...named);
  const most = Math.sqrt(maxPixels / (source.width * source.height));
  const longest = (2 * maxImageSide) / Math.max(source.width, source.height);
  return Math.min(scale * zoom, most, longest);
}

/** Size of the result without padding, as far as it is given. */
function boxIn({ width, height, padding = noPadding }: ImageOptions): Partial<Size> {
  const { top, right, bottom, left } = padding;
  return {
    ...(width === undefined ? {} : { width: width - left - right }),
    ...(height === undefined ? {} : { height: height - top - bottom }),
  };
}

function isBox(box: Partial<Size>): box is Size {
  return box.width !== undefined && box.height !== undefined;
}

/**
 * Keeps the aspect ratio without cropping: for a box with at most one side, and for inside and
 * outside.
 */
function scaled(source: Size, options: ImageOptions): Size {
  const { padding = noPadding, fit } = options;
  const box = boxIn(options);
  const across = (box.width ?? Infinity) / source.width;
  const down = (box.height ?? Infinity) / source.height;
  const scale =
    isBox(box) && fit === 'outside' ? Math.max(across, down) : Math.min(across, down, 1);
  const mostAcross = (maxImageSide - padding.left - padding.right) / source.width;
  const mostDown = (maxImageSide - padding.top - padding.bottom) / source.height;
  return bounded(source, Math.min(scale, mostAcross, mostDown));
}

const bounded = ({ width, height }: Size, scale: number): Size =>
  sizeOf(width * scale, height * scale);

/** Returns the largest window with the aspect ratio of the box. */
function covering(source: Size, box: Size, point: ImagePoint): Region {
  const ratio = box.width / box.height;
  const width = Math.min(source.width, source.height * ratio);
  const height = Math.min(source.height, source.width / ratio);
  return placed(source, sizeOf(width, height), point);
}

/** Returns a window centred on a point, or as close to it as possible. */
function placed(outer: Size, size: Size, { x, y }: ImagePoint): Region {
  const left = Math.round(outer.width * x - size.width / 2);
  const top = Math.round(outer.height * y - size.height / 2);
  return {
    ...size,
    left: Math.min(outer.width - size.width, Math.max(0, left)),
    top: Math.min(outer.height - size.height, Math.max(0, top)),
  };
}

/** A window of the whole image, which may be a window itself. */
const wholeOf = ({ width, height }: Size): Region => ({ left: 0, top: 0, width, height });

/** Fits the whole image into the box, with margins for the rest. */
function contained(source: Size, box: Size, options: ImageOptions): Fitting {
  const { padding = noPadding, position = 'center' } = options;
  const size = bounded(source, Math.min(box.width / source.width, box.height / source.height));
  const margins = outerMargins(placed(box, size, pointAt(position)), box, padding);
  return { window: wholeOf(source), size, margins };
}

function outerMargins(inner: Region, box: Size, padding: Margins): Margins {
  return {
    top: padding.top + inner.top,
    right: padding.right + box.width - inner.width - inner.left,
    bottom: padding.bottom + box.height - inner.height - inner.top,
    left: padding.left + inner.left,
  };
}

function pointAt(position: ImagePosition): ImagePoint {
  const x = position.includes('left') ? 0 : position.includes('right') ? 1 : 0.5;
  const y = position.includes('top') ? 0 : position.includes('bottom') ? 1 : 0.5;
  return { x, y };
}

const sizeOf = (width: number, height: number): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

const clamped = ({ x, y }: ImagePoint): ImagePoint => ({
  x: Math.min(1, Math.max(0, x)),
  y: Math.min(1, Math.max(0, y)),
});
