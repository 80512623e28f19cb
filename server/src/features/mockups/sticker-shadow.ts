import sharp from 'sharp';

import { masterSize } from './garment-layers.js';
import type { Print } from './print.js';

// Local aliases, because they run once per pixel.
const { max, min } = Math;

const close = { blur: 5, dx: 5, dy: 7, strength: 0.5 };
/** Shadow of the raised corner: farther away and softer. */
const wide = { blur: 26, dx: 30, dy: 38, strength: 0.62 };

/**
 * Returns the shadow of a sticker whose lower right corner is slightly raised: 0 to 255 a pixel of
 * the master.
 */
export async function stickerShadow(sticker: Print): Promise<Uint8Array> {
  const [near, far] = await Promise.all([cast(sticker, close.blur), cast(sticker, wide.blur)]);
  const { width, height } = masterSize;
  const shadow = new Uint8Array(width * height);
  for (let y = wide.dy, at = y * width; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const rise = min(1, max(0, ((x - 700) * 0.62 + (y - 900) * 0.78) / 700));
      const tight = near[at - close.dy * width - close.dx] ?? 0;
      const loose = far[at - wide.dy * width - wide.dx] ?? 0;
      shadow[at] = tight * close.strength * (1 - 0.5 * rise) + loose * wide.strength * rise;
    }
  }
  return shadow;
}

/** Draws the blurred outline of the sticker on a whole master. */
async function cast({ data, left, top, width, height }: Print, blur: number): Promise<Uint8Array> {
  const outline = await sharp(data, { raw: { width, height, channels: 4 } })
    .extractChannel(3)
    .extend({
      left,
      top,
      right: masterSize.width - left - width,
      bottom: masterSize.height - top - height,
      background: '#0000',
    })
    .raw()
    .toBuffer();
  const raw = { ...masterSize, channels: 1 } as const;
  return sharp(outline, { raw }).blur(blur).extractChannel(0).raw().toBuffer();
}
