import { maxMediaPixels } from '@selvedge/shared/media/media-rules';
import sharp, { type Sharp } from 'sharp';

import type { Rgba, Size } from '../../platform/pixels/warp.js';
import { rasterise } from '../../platform/vectors/rasterise.js';

/** What is printed: a drawing of ours, or a picture of the media library. */
export interface Artwork {
  content(): Promise<Buffer>;
  /** Changes with the content. */
  readonly edition: string;
  /** Whether `currentColor` in it is the ink that suits the fabric. */
  readonly takesInk: boolean;
}

/** How artwork comes into an area: whole in its place, or filling it. */
interface Placing extends Size {
  readonly place: 'top' | 'centre' | 'fill';
  /** Kept free all around, in pixels. */
  readonly margin?: number;
  /** A drawing that this program brings along may be rendered in this process. */
  readonly isOurs: boolean;
}

/** The artwork's pixels in an area of the size given. Throws DrawingTooComplex and DrawingUnreadable. */
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

/** Whether nothing of what lies below it can be seen. */
export async function isOpaque(content: Buffer): Promise<boolean> {
  const { hasAlpha } = await read(content).metadata();
  return !hasAlpha;
}

/** The artwork with the ink that it leaves to the fabric. */
export async function inked(artwork: Artwork, ink: string): Promise<Buffer> {
  const content = await artwork.content();
  return artwork.takesInk
    ? Buffer.from(content.toString().replace('<svg ', `<svg color="${ink}" `))
    : content;
}

function sharpOf({ data, width, height }: Rgba): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

// A picture that is damaged at its end is printed as far as it goes: the library has taken it as it is.
function read(content: Buffer): Sharp {
  return sharp(content, { limitInputPixels: maxMediaPixels, failOn: 'none' });
}
