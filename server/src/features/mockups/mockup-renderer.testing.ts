import sharp from 'sharp';

import { masterSize, readLayers } from './garment-layers.js';
import { renderMockup, type Mockup } from './mockup-renderer.js';

/** A mock-up as pixels of three bytes. */
export class Pixels {
  constructor(private readonly data: Buffer) {}

  /** Average colour around a position, given as fractions of width and height. */
  at(x: number, y: number): readonly number[] {
    const [column, row] = [Math.round(x * masterSize.width), Math.round(y * masterSize.height)];
    const sums = [0, 0, 0];
    const reach = 6;
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const at = ((row + dy) * masterSize.width + column + dx) * 3;
        sums.forEach((sum, c) => (sums[c] = sum + (this.data[at + c] ?? 0)));
      }
    }
    return sums.map((sum) => sum / (2 * reach + 1) ** 2);
  }

  /** Difference to another image at a position, in the channel that differs most. */
  difference(other: Pixels, x: number, y: number): number {
    const there = other.at(x, y);
    return Math.max(...this.at(x, y).map((value, c) => Math.abs(value - (there[c] ?? 0))));
  }
}

type MockupInput = Omit<Mockup, 'layers' | 'artwork'> & { readonly art?: string };

const drawings = new Map<string, Promise<Pixels>>();

/** A mock-up with optional artwork; rendered once for all tests of a file. */
export function rendered(input: MockupInput): Promise<Pixels> {
  const key = JSON.stringify(input);
  const pending = drawings.get(key) ?? draw(input);
  drawings.set(key, pending);
  return pending;
}

async function draw({ art, ...input }: MockupInput): Promise<Pixels> {
  const layers = await readLayers(input.garment, input.side);
  const content = (): Promise<Buffer> => Promise.resolve(Buffer.from(art ?? ''));
  const artwork = art === undefined ? undefined : { content, edition: 'art', takesInk: true };
  const picture = await renderMockup({ ...input, layers, artwork });
  return new Pixels(await sharp(picture).raw().toBuffer());
}
