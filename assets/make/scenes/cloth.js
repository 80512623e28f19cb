import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { hexOf } from '@selvedge/shared/catalogue/garments/garment-colours';
import sharp from 'sharp';

import { assetsFolder, readLayers } from '../../../server/dist/features/mockups/garment-layers.js';
import { renderMockup } from '../../../server/dist/features/mockups/mockup-renderer.js';

/** Built-in design as sent to a printer. */
export function designOf(name) {
  return readFile(path.join(assetsFolder, 'designs', `${name}.svg`));
}

/** Built-in mock-up without its wall: a PNG of 1600 by 2000 pixels. */
async function cutOut({ garment, colour, design }) {
  const layers = await readLayers(garment, 'front');
  const content = await designOf(design);
  const artwork = { content: () => Promise.resolve(content), edition: design, takesInk: true };
  // The edge of a garment contains some of its backdrop, so the backdrop must be neutral.
  const backdrop = Buffer.alloc(layers.backdrop.length, 0x58);
  const mockup = { garment, side: 'front', hex: hexOf(colour), artwork };
  const painted = await renderMockup({ ...mockup, layers: { ...layers, backdrop } });
  const { width, height } = await sharp(painted).metadata();
  const mask = { raw: { width, height, channels: 1 } };
  return sharp(painted).joinChannel(Buffer.from(layers.mask), mask).png().toBuffer();
}

/**
 * Returns the layers that place a garment in a scene, its shadow first: centred at `x`, `y`,
 * `width` wide, all in units, and rotated by `turn` degrees. `drop` is the distance from the
 * ground, `weight` the darkness of the shadow.
 */
export async function laid(scene, { x, y, width, turn = 0, drop = 10, weight = 1, ...named }) {
  const { scale } = scene;
  const turned = await sharp(await cutOut(named))
    .resize({ width: Math.round(width * scale) })
    .toBuffer();
  const cloth = await sharp(turned).rotate(turn, { background: '#0000' }).png().toBuffer();
  const box = await sharp(cloth).metadata();
  const at = {
    left: Math.round(x * scale - box.width / 2),
    top: Math.round(y * scale - box.height / 2),
  };
  const shadow = (down, soft, strength) => {
    const far = drop * scale;
    const look = { drop: down * far, soft: soft * far, strength: strength * weight };
    return shadowOf(scene, cloth, { ...at, ...look });
  };
  return [
    await shadow(2.6, 2.4, 0.42),
    await shadow(0.6, 0.5, 0.45),
    await within(scene, cloth, at),
  ];
}

async function shadowOf(scene, cloth, { left, top, drop, soft, strength }) {
  const margin = Math.ceil(3 * soft);
  const alpha = await sharp(cloth)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
    .extractChannel('alpha')
    .blur(Math.max(0.5, soft))
    .linear(strength, 0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = alpha.info;
  const dark = { width, height, channels: 3, background: '#1a0d08' };
  const shadow = await sharp({ create: dark })
    .joinChannel(alpha.data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return within(scene, shadow, { left: left - margin - 0.7 * drop, top: top - margin + drop });
}

/** Crops a layer to the scene, because no layer may extend beyond it. */
async function within({ pixels }, input, { left, top }) {
  const box = await sharp(input).metadata();
  const [x, y] = [Math.round(left), Math.round(top)];
  const from = { left: Math.max(0, -x), top: Math.max(0, -y) };
  const part = {
    ...from,
    width: Math.min(box.width, pixels.width - x) - from.left,
    height: Math.min(box.height, pixels.height - y) - from.top,
  };
  const cut = await sharp(input).extract(part).png().toBuffer();
  return { input: cut, left: Math.max(0, x), top: Math.max(0, y) };
}
