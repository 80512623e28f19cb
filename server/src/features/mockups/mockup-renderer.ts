import type { GarmentName, MockupSide } from '@selvedge/shared/catalogue/garments/mockup';
import sharp from 'sharp';

import type { Quad } from '../../platform/pixels/homography.js';
import type { Size } from '../../platform/pixels/warp.js';
import { artworkPixels, inked, isOpaque, type Artwork } from './artwork.js';
import { dieCut, dieCutMargin } from './die-cut.js';
import { colourOf, inkOn } from './fabric.js';
import { masterSize, type GarmentLayers } from './garment-layers.js';
import { printOn, type GarmentPrint } from './garment-prints.js';
import { paintGarment, paintSticker } from './paint.js';
import { onMaster, printed } from './print.js';
import { stickerShadow } from './sticker-shadow.js';

/** Input of a mock-up; without artwork the side is plain. */
export interface Mockup {
  readonly garment: GarmentName;
  readonly side: MockupSide;
  /** Colour of the fabric, `#rrggbb`. */
  readonly hex: string;
  readonly layers: GarmentLayers;
  readonly artwork: Artwork | undefined;
}

/**
 * Encoding of a master, from which all sizes are derived. WebP at that quality needs half the
 * bytes, but takes five times as long to write and three times as long to read.
 */
const encoding = { quality: 92, chromaSubsampling: '4:4:4', optimizeCoding: false } as const;
/** Resolution of the artwork relative to its area, so that slanted lines stay sharp. */
const detail = 1.2;

/**
 * Renders a mock-up as a JPEG of 1600 by 2000 pixels: the fabric's colour, the artwork warped into
 * the print area and along the folds, then the shadows and highlights of the folds. Decoding and
 * encoding run off the main thread; painting yields after each band of rows.
 */
export async function renderMockup(mockup: Mockup): Promise<Buffer> {
  const print = printOn(mockup.garment, mockup.side);
  const painted = await (print?.isDieCut ? sticker(mockup, print) : garment(mockup, print));
  return sharp(painted, { raw: { ...masterSize, channels: 3 } })
    .jpeg(encoding)
    .toBuffer();
}

async function garment(
  { artwork, hex, layers }: Mockup,
  print: GarmentPrint | undefined,
): Promise<Uint8Array> {
  if (artwork === undefined || print === undefined) return paintGarment(layers, colourOf(hex));
  const content = await inked(artwork, inkOn(hex));
  const fills = print.bleed !== undefined && (await isOpaque(content));
  const area = onMaster(fills ? print.bleed : print.area);
  const place = fills ? 'fill' : print.place;
  const art = await artworkPixels(content, {
    ...sizeOf(area, detail),
    place,
    isOurs: artwork.takesInk,
  });
  return paintGarment(layers, colourOf(hex), await printed(art, area, layers.folds));
}

async function sticker({ artwork, hex, layers }: Mockup, print: GarmentPrint): Promise<Uint8Array> {
  const area = onMaster(print.area);
  const content = artwork === undefined ? plainDisc(hex) : await inked(artwork, inkOn(hex));
  const isOurs = artwork?.takesInk ?? true;
  const placing = { ...sizeOf(area, 1), place: 'centre', margin: dieCutMargin, isOurs } as const;
  const cut = dieCut(await artworkPixels(content, placing), colourOf(hex));
  const placed = await printed(cut, area);
  return paintSticker(layers, placed, await stickerShadow(placed));
}

/** Artwork of a plain sticker. */
function plainDisc(hex: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="${hex}"/></svg>`,
  );
}

/** Average width and height of an area, scaled. */
function sizeOf([tl, tr, br, bl]: Quad, times: number): Size {
  const length = ([ax, ay]: Quad[0], [bx, by]: Quad[0]): number => Math.hypot(ax - bx, ay - by);
  return {
    width: Math.round((times * (length(tl, tr) + length(bl, br))) / 2),
    height: Math.round((times * (length(tl, bl) + length(tr, br))) / 2),
  };
}
