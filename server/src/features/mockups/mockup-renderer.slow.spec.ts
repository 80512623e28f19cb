import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { jest } from '@jest/globals';
import sharp from 'sharp';

import { assetsFolder, readLayers } from './garment-layers.js';
import { printOn } from './garment-prints.js';
import { renderMockup } from './mockup-renderer.js';
import { rendered, Pixels } from './mockup-renderer.testing.js';

const navy = '#1f2c47';
const white = '#f4f4f1';
/** Fills its whole area, so that any other colour is outside the print. */
const red =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 740 740"><path d="M0 0H740V740H0Z" fill="#e02020"/></svg>';
const ink =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 740 740"><path d="M0 0H740V740H0Z" fill="currentColor"/></svg>';

const isRed = ([r = 0, g = 0, b = 0]: readonly number[]): boolean =>
  r > 110 && r > 2 * Math.max(g, b);
const middle = { x: 0.5, y: 0.42 };

// These tests render complete images pixel by pixel in JavaScript.
jest.setTimeout(60_000);

describe('mock-up', () => {
  it('is a JPEG of 1600 by 2000 pixels', async () => {
    const layers = await readLayers('t-shirt', 'front');
    const mockup = {
      garment: 't-shirt',
      side: 'front',
      hex: navy,
      layers,
      artwork: undefined,
    } as const;
    const facts = await sharp(await renderMockup(mockup)).metadata();
    expect(facts).toMatchObject({ format: 'jpeg', width: 1600, height: 2000 });
  });

  it('has the colour of its fabric in front of an unchanged wall', async () => {
    const [dark, pale] = await Promise.all(
      [navy, white].map((hex) => rendered({ garment: 't-shirt', side: 'front', hex })),
    );
    if (!dark || !pale) throw new Error('nothing drawn');
    const [r = 0, , b = 0] = dark.at(0.5, 0.75);
    expect(b).toBeGreaterThan(r + 15);
    expect(Math.min(...pale.at(0.5, 0.75))).toBeGreaterThan(190);
    expect(dark.difference(pale, 0.04, 0.04)).toBeLessThan(3);
  });

  it.each(['t-shirt', 'tote', 'art-print'] as const)(
    'is printed on a %s only within its area',
    async (garment) => {
      const [plain, printed] = await Promise.all([
        rendered({ garment, side: 'front', hex: white }),
        rendered({ garment, side: 'front', hex: white, art: red }),
      ]);
      const [tl, , br] = printOn(garment, 'front')?.area ?? [];
      if (!tl || !br) throw new Error('no print area');
      const [left, top, right] = [tl[0], tl[1], br[0]];
      expect(isRed(printed.at(0.5, (top + br[1]) / 2))).toBe(true);
      const outside = [
        [left - 0.02, 0.45],
        [right + 0.02, 0.45],
        [0.5, top - 0.02],
        [0.5, br[1] + 0.02],
        [0.05, 0.05],
      ] as const;
      for (const [x, y] of outside) expect(printed.difference(plain, x, y)).toBeLessThan(4);
    },
  );

  it('has its artwork at the top of a chest, and in the middle of a bag', async () => {
    const tee = await rendered({ garment: 't-shirt', side: 'front', hex: white, art: wide });
    expect(isRed(tee.at(0.5, 0.28))).toBe(true);
    expect(isRed(tee.at(0.5, 0.5))).toBe(false);
    const bag = await rendered({ garment: 'tote', side: 'front', hex: white, art: wide });
    expect(isRed(bag.at(0.5, 0.682))).toBe(true);
    expect(isRed(bag.at(0.5, 0.55))).toBe(false);
  });

  it('uses an ink that is visible on the fabric for artwork that allows it', async () => {
    const inks = await Promise.all(
      [navy, white].map((hex) => rendered({ garment: 't-shirt', side: 'front', hex, art: ink })),
    );
    const [onNavy, onWhite] = inks.map((picture) => picture.at(middle.x, middle.y));
    expect(Math.min(...(onNavy ?? []))).toBeGreaterThan(130);
    expect(Math.max(...(onWhite ?? [255]))).toBeLessThan(90);
  });

  it('shows the folds over the print', async () => {
    const picture = await rendered({ garment: 't-shirt', side: 'front', hex: white, art: red });
    const { shade } = await readLayers('t-shirt', 'front');
    const places = Array.from({ length: 200 }, (_, k) => {
      const [x, y] = [0.34 + 0.32 * ((k * 0.618) % 1), 0.3 + 0.22 * (k / 200)];
      const at = Math.round(y * 2000) * 1600 + Math.round(x * 1600);
      return { shade: shade[at] ?? 0, red: picture.at(x, y)[0] ?? 0 };
    }).sort((a, b) => a.shade - b.shade);
    const mean = (part: typeof places): number =>
      part.reduce((sum, place) => sum + place.red, 0) / part.length;
    expect(mean(places.slice(0, 40))).toBeLessThan(mean(places.slice(-40)) - 4);
  });

  it('has different front and back sides', async () => {
    const [front, back] = await Promise.all(
      (['front', 'back'] as const).map((side) =>
        rendered({ garment: 't-shirt', side, hex: white }),
      ),
    );
    if (!front || !back) throw new Error('nothing drawn');
    expect(front.difference(back, 0.5, 0.19)).toBeGreaterThan(20);
  });

  it('cuts a sticker along its artwork, and leaves the table unchanged', async () => {
    const lit = await readLayers('sticker', 'front');
    const table = new Pixels(Buffer.from(lit.backdrop));
    const sticker = await rendered({ garment: 'sticker', side: 'front', hex: white, art: ring });
    expect(sticker.difference(table, 0.04, 0.04)).toBeLessThan(4);
    expect(isRed(sticker.at(0.5, 0.42))).toBe(false);
    expect(Math.min(...sticker.at(0.5, 0.5))).toBeGreaterThan(215);
    const plain = await rendered({ garment: 'sticker', side: 'front', hex: '#e2725b' });
    const [r = 0, , b = 0] = plain.at(0.45, 0.45);
    expect(r).toBeGreaterThan(b + 60);
  });

  it('prints an opaque image to the edges of the paper, and a drawing within its margin', async () => {
    const layers = await readLayers('art-print', 'front');
    const flat = { width: 600, height: 300, channels: 3, background: '#e02020' } as const;
    const photo = await sharp({ create: flat }).jpeg().toBuffer();
    const artwork = { content: () => Promise.resolve(photo), edition: 'photo', takesInk: false };
    const mockup = { garment: 'art-print', side: 'front', hex: white, layers, artwork } as const;
    const bled = new Pixels(
      await sharp(await renderMockup(mockup))
        .raw()
        .toBuffer(),
    );
    const within = await rendered({ garment: 'art-print', side: 'front', hex: white, art: red });
    expect(isRed(bled.at(0.24, 0.5))).toBe(true);
    expect(isRed(within.at(0.24, 0.5))).toBe(false);
    expect(isRed(within.at(0.5, 0.435))).toBe(true);
  });

  it('prints the readable part of a damaged image', async () => {
    const whole = await readFile(path.join(assetsFolder, 'garments/tote/front/backdrop.webp'));
    const layers = await readLayers('tote', 'front');
    const jpeg = await sharp(whole).jpeg().toBuffer();
    const content = (): Promise<Buffer> =>
      Promise.resolve(jpeg.subarray(0, Math.floor(jpeg.length * 0.7)));
    const artwork = { content, edition: 'damaged', takesInk: false };
    const mockup = { garment: 'tote', side: 'front', hex: navy, layers, artwork } as const;
    await expect(renderMockup(mockup)).resolves.toBeInstanceOf(Buffer);
  });
});

const wide =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 740 148"><path d="M0 0H740V148H0Z" fill="#e02020"/></svg>';
const ring =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="46" fill="none" stroke="#e02020" stroke-width="8"/></svg>';
