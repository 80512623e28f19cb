/** How an image fits a box with both sides given. */
export const IMAGE_FITS = ['cover', 'contain', 'fill', 'inside', 'outside'] as const;
export type ImageFit = (typeof IMAGE_FITS)[number];

export const IMAGE_POSITIONS = [
  'center',
  'top',
  'top-right',
  'right',
  'bottom-right',
  'bottom',
  'bottom-left',
  'left',
  'top-left',
] as const;
export type ImagePosition = (typeof IMAGE_POSITIONS)[number];

/** Point in fractions of width and height: 0 is left or top, 1 is right or bottom. */
export interface ImagePoint {
  readonly x: number;
  readonly y: number;
}

/** Top left, top right, bottom right, bottom left. */
export type ImageCorners = readonly [ImagePoint, ImagePoint, ImagePoint, ImagePoint];

/** In pixels of the result. */
export interface ImagePadding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const noPadding: ImagePadding = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * Transformations of a served image (IMG-007). They apply in this order, regardless of the order of the
 * parameters. Photographs are first rotated by their orientation tag; animations use their first frame.
 *
 * 1. `zoom` (`z`, 1 to 10) crops to 1/zoom of width and height around the focal point, within the
 *    image. `focalPoint` (`fx`, `fy`) is in fractions of the original and clamped to 0 … 1 (IMG-005);
 *    the default is that of the media library, or else the centre.
 * 2. `mirror` (`mx` left to right, `my` top to bottom), then `rotate` (`r`, -360 to 360 degrees
 *    clockwise). The image grows to contain the rotated corners; the new areas show the background.
 * 3. `width` and `height` (`w`, `h`, whole pixels, 1 to 4096) are those of the whole result, including
 *    padding. A single one keeps the ratio. With both, `fit` decides:
 *    - `cover` (default) fills the box and crops around the focal point or at `position`;
 *    - `contain` shows the whole image in the box, at `position` (default the centre);
 *    - `fill` stretches; `inside` and `outside` keep the ratio with the box as upper or lower bound.
 *    Cover, contain and fill return exactly the requested size, so they can enlarge, as can outside.
 *    A single side, inside, and no size never enlarge; larger requests return the original size.
 *    Drawings (SVG) have no original size in this sense. An unspecified side is limited to 4096 too,
 *    for which the image is scaled down.
 * 4. `project` (eight numbers, -1 to 2: x and y of the targets of the top left, top right, bottom right
 *    and bottom left corner, in fractions of width and height) draws the image in perspective. The
 *    corners must form a convex quadrilateral. Parts beyond the edges are cropped.
 * 5. `padding` (`pt`, `pr`, `pb`, `pl`) is added on the outside. Padding and the free areas of `contain`
 *    show the background, with `extend` the colours of the image's edge, or with `reflect` the image
 *    mirrored at its edge (only one of the two).
 * 6. `background` (`b`, `rgb` or `rrggbb`) fills everything behind the image; without it, free areas
 *    are transparent.
 * 7. `dpi` (1 to 2400) is written into the file and changes no pixel. Only a drawing without a
 *    requested side takes its size from it: at 72 its own size.
 */
export interface ImageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly zoom?: number;
  readonly focalPoint?: ImagePoint;
  readonly padding?: ImagePadding;
  readonly mirror?: ImageMirror;
  readonly rotate?: number;
  readonly reflect?: boolean;
  readonly extend?: boolean;
  readonly dpi?: number;
  readonly background?: string;
  readonly fit?: ImageFit;
  readonly position?: ImagePosition;
  readonly project?: ImageCorners;
}

export interface ImageMirror {
  /** Whether left and right are swapped. */
  readonly x: boolean;
  /** Whether top and bottom are swapped. */
  readonly y: boolean;
}

/** Whether the result depends on the image's focal point stored in the media library. */
export function needsFocalPoint(options: ImageOptions): boolean {
  if (options.focalPoint !== undefined) return false;
  if ((options.zoom ?? 1) > 1) return true;
  const isBox = options.width !== undefined && options.height !== undefined;
  return isBox && (options.fit ?? 'cover') === 'cover' && options.position === undefined;
}
