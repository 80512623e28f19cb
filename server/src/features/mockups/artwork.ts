import { maxMediaPixels } from '@selvedge/shared/media/media-rules';
import sharp, { type Sharp } from 'sharp';

import type { Rgba, Size } from '../../platform/pixels/warp.js';
import { rasterise } from '../../platform/vectors/rasterise.js';

/** Artwork to print: a built-in design or an image of the media library. */
export interface Artwork {
  content(): Promise<Buffer>;
  /** Changes with the content. */
  readonly edition: string;
  /** Whether `currentColor` is replaced by an ink that suits the fabric. */
  readonly takesInk: boolean;
}

/** Placement of artwork in an area: contained at a position, or filling the area. */
interface Placing extends Size {
  readonly place: 'top' | 'centre' | 'fill';
  /** Margin on all sides, in pixels. */
  readonly margin?: number;
  /** True for built-in drawings, which are safe to render in this process. */
  readonly isOurs: boolean;
}

/**
 * Renders the artwork into an area of the given size. Throws DrawingTooComplex and
 * DrawingUnreadable.
 */
export async function artworkPixels(content: Buffer, placing: Placing): Promise<Rgba> {
  const { width, height, place, margin = 0 } = placing;
  const size = {
    width: width - 2 * margin,
    height: height - 2 * margin,
    fit: place === 'fill' ? 'cover' : 'contain',
    position: place === 'top' ? 'top' : 'centre',
  } as const;
  const isForeignDrawing = !placing.isOurs && (await read(content).metadata()).format === 'svg';
  const picture = isForeignDrawing
    ? sharpOf(await rasterise({ content, density: 72, maxPixels: maxMediaPixels, resize: size }))
    : read(content)
        .autoOrient()
        .resize({ ...size, background: '#0000' });
  const { data, info } = await picture
    .extend({ top: margin, right: margin, bottom: margin, left: margin, background: '#0000' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Whether the image has no alpha channel. */
export async function isOpaque(content: Buffer): Promise<boolean> {
  const { hasAlpha } = await read(content).metadata();
  return !hasAlpha;
}

/** Returns the artwork with `currentColor` set to the ink. */
export async function inked(artwork: Artwork, ink: string): Promise<Buffer> {
  const content = await artwork.content();
  return artwork.takesInk
    ? Buffer.from(content.toString().replace('<svg ', `<svg color="${ink}" `))
    : content;
}

function sharpOf({ data, width, height }: Rgba): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

// Damaged images are rendered as far as they can be decoded, because the library accepts them.
function read(content: Buffer): Sharp {
  return sharp(content, { limitInputPixels: maxMediaPixels, failOn: 'none' });
}
