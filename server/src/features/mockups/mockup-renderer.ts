import type { GarmentName } from '@selvedge/shared/catalogue/mockup';
import sharp from 'sharp';

import { heightOf, readLayers, type GarmentLayers, type Layer } from './garment-layers.js';
import type { MockupWidth } from './mockup-widths.js';

/** What a picture shows. */
export interface Mockup {
  readonly garment: GarmentName;
  /** The artwork as SVG of outlines; `currentColor` is the ink that suits the fabric. */
  readonly art: string;
  /** The fabric, `#rrggbb`. */
  readonly hex: string;
  readonly width: MockupWidth;
}

/** Where the artwork is printed, in parts of the picture's width: 46 cm wide at most on the chest. */
const printArea = { left: 0.315, top: 0.33, width: 0.37, height: 0.46 };
/** Ink on light and on dark fabric. */
const inks = { light: '#1d2433', dark: '#f3ecdd' };
const darkBelow = 0.45;
const quality = 84;

/** Draws mock-ups: the fabric's colour and the artwork, then the folds' shade and shine over both. */
export class MockupRenderer {
  private readonly layers = new Map<string, Promise<GarmentLayers>>();

  /** The picture as webp. Decoding, drawing and encoding happen off the main thread. */
  async render(mockup: Mockup): Promise<Buffer> {
    const { garment, hex, width } = mockup;
    const { mask, shade, light, backdrop } = await this.layersOf(garment, width);
    const print = await printOf(mockup);
    const shine = shineOf(light, brightnessOf(hex));
    const flat = { width, height: heightOf(width), channels: 3, background: hex } as const;
    const cloth = await sharp({ create: flat })
      .composite([
        print,
        { input: shade.data, raw: shade.raw, blend: 'multiply' },
        { input: shine.data, raw: shine.raw, blend: 'screen' },
      ])
      .removeAlpha()
      .raw()
      .toBuffer();
    const cut = await sharp(cloth, { raw: backdrop.raw })
      .joinChannel(mask.data, { raw: mask.raw })
      .raw()
      .toBuffer();
    return sharp(backdrop.data, { raw: backdrop.raw })
      .composite([{ input: cut, raw: { ...backdrop.raw, channels: 4 } }])
      .webp({ quality, smartSubsample: true })
      .toBuffer();
  }

  private layersOf(garment: GarmentName, width: MockupWidth): Promise<GarmentLayers> {
    const key = `${garment}-${width}`;
    const known = this.layers.get(key) ?? readLayers(garment, width);
    this.layers.set(key, known);
    return known;
  }
}

/** The artwork in the size and place in which it is printed. */
async function printOf({
  art,
  hex,
  width,
}: Mockup): Promise<{ input: Buffer; left: number; top: number }> {
  const ink = brightnessOf(hex) < darkBelow ? inks.dark : inks.light;
  const pixels = (part: number): number => Math.round(part * width);
  const input = await sharp(Buffer.from(art.replace('<svg ', `<svg color="${ink}" `)))
    .resize(pixels(printArea.width), pixels(printArea.height), {
      fit: 'contain',
      position: 'top',
      background: '#0000',
    })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { input, left: pixels(printArea.left), top: pixels(printArea.top) };
}

/** Dark fabric shows its folds by their shine, light fabric by their shade. */
function shineOf({ data, raw }: Layer, brightness: number): Layer {
  const strength = Math.max(0.1, 0.55 - brightness / 2);
  return { data: Buffer.from(data.map((value) => Math.round(value * strength))), raw };
}

/** From 0, black, to 1, white (Rec. 601). */
function brightnessOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}
