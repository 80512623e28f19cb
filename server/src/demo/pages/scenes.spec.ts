import path from 'node:path';

import { contrast } from '@selvedge/shared/colours/contrast';
import sharp from 'sharp';

import type { SceneFile } from './scenes.js';

/** Scenes with text on them. */
const scenes = ['tropic', 'neon', 'selvedge', 'gallery', 'naked', 'apothecary'] as const;
const folder = path.resolve(import.meta.dirname, '../../../../assets/scenes');

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Lowest contrast of white text in an area, in fractions of the image. */
async function worstIn(file: SceneFile, area: Area): Promise<number> {
  const picture = sharp(path.join(folder, `${file}.webp`));
  const { width, height } = await picture.metadata();
  const region = {
    left: Math.round(area.left * width),
    top: Math.round(area.top * height),
    width: Math.round((area.right - area.left) * width),
    height: Math.round((area.bottom - area.top) * height),
  };
  // Averages over about the width of a stroke of the text.
  const cut = await picture.extract(region).removeAlpha().toBuffer();
  const pixels = await sharp(cut).resize({ width: 200 }).raw().toBuffer();
  const colours = Array.from(
    { length: pixels.length / 3 },
    (_, at) => `#${pixels.toString('hex', 3 * at, 3 * at + 3)}`,
  );
  return Math.min(...colours.map((colour) => contrast('#ffffff', colour)));
}

describe('the hero images', () => {
  it.each(scenes)(
    'NFR-007 of %s have a quiet side for white text and its buttons',
    async (name) => {
      // A wide banner crops top and bottom of its image; its text ends at 40 percent of the width.
      const wide = { left: 0, top: 0.08, right: 0.4, bottom: 0.92 };
      expect(await worstIn(name, wide)).toBeGreaterThanOrEqual(4.5);
      // On phones the text begins on the last 22 of 125 parts.
      const tall = { left: 0, top: 103 / 125, right: 1, bottom: 1 };
      expect(await worstIn(`${name}-tall`, tall)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
