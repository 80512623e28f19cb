/** How a picture meets a box of which both sides are named. */
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

/** A point of a picture in parts of its width and height: 0 is left or top, 1 is right or bottom. */
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
 * IMG-007: how a picture is served. What is done to it, in this order, whatever the order in which it
 * is asked for (after a photograph was turned the way it was taken; of a moving picture the first
 * frame counts):
 *
 * 1. `zoom` (`z`, 1 to 10) keeps a window of the picture, 1/zoom of its width and height, around the
 *    focal point; the window never leaves the picture. `focalPoint` (`fx`, `fy`) is in parts of the
 *    original and clamped to 0 … 1 (IMG-005); without it the media library's own counts, else the centre.
 * 2. `mirror` (`mx` left to right, `my` top to bottom), then `rotate` (`r`, -360 to 360 degrees
 *    clockwise). The picture grows to hold its turned corners; what lies beside them is background.
 * 3. `width` and `height` (`w`, `h`, whole pixels, 1 to 4096) are those of the whole result, padding
 *    included. One alone keeps the ratio. With both, `fit` decides:
 *    - `cover` (default) fills the box and cuts what is over, around the focal point or at `position`;
 *    - `contain` shows all of it in the box, at `position` (default the centre);
 *    - `fill` stretches; `inside` and `outside` keep the ratio with the box as upper or lower bound.
 *    The result has exactly the size asked for with cover, contain and fill, which therefore may
 *    enlarge, as does outside. One side alone, inside, and no size at all never enlarge: who asks for
 *    more gets the picture as large as it is. A drawing (SVG) has no size of its own in that sense.
 *    A side that is not named is at most 4096 too: the picture becomes smaller for it.
 * 4. `project` (eight numbers, -1 to 2, x and y of where the top left, top right, bottom right and
 *    bottom left corner go, in parts of the width and height) draws it in perspective; the
 *    corners must make a convex quadrilateral. What goes beyond the edges is cut off.
 * 5. `padding` (`pt`, `pr`, `pb`, `pl`) is added around it. Padding, and what `contain` leaves free, show the
 *    background, or with `extend` the colours of the picture's edge, or with `reflect` the picture
 *    mirrored over its edge (one of the two).
 * 6. `background` (`b`, `rgb` or `rrggbb`) lies behind everything; without it nothing does, and
 *    the free parts are transparent.
 * 7. `dpi` (1 to 2400) is written into the file; it changes no pixel. Only a drawing of which no side is
 *    named gets its size from it: at 72 the one it names itself.
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
  /** `#rrggbb`. */
  readonly background?: string;
  readonly fit?: ImageFit;
  readonly position?: ImagePosition;
  readonly project?: ImageCorners;
}

export interface ImageMirror {
  /** Left becomes right. */
  readonly x: boolean;
  /** Top becomes bottom. */
  readonly y: boolean;
}

/** Whether the result depends on where the point is that the media library keeps for the picture. */
export function needsFocalPoint(options: ImageOptions): boolean {
  if (options.focalPoint !== undefined) return false;
  if ((options.zoom ?? 1) > 1) return true;
  const isBox = options.width !== undefined && options.height !== undefined;
  return isBox && (options.fit ?? 'cover') === 'cover' && options.position === undefined;
}
