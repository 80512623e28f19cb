import { crc32 } from 'node:zlib';

import { OriginalTooLarge, OriginalUnreadable, PictureTookTooLong } from './image.errors.js';
import { refusalOf } from './open-original.js';
import { colourAt, render, sceneDrawing, scenePicture, sizeOf } from './pictures.testing.js';

describe('drawing', () => {
  it('IMG-007 is rendered at the requested size', async () => {
    expect(await sizeOf(await render(sceneDrawing, ''))).toStrictEqual([480, 320]);
    expect(await sizeOf(await render(sceneDrawing, 'w=1200'))).toStrictEqual([1200, 800]);
    expect(await sizeOf(await render(sceneDrawing, 'dpi=144'))).toStrictEqual([960, 640]);
    expect(await sizeOf(await render(sceneDrawing, 'w=100&h=100&z=4'))).toStrictEqual([100, 100]);
  });

  it('IMG-010 loads no external resources', async () => {
    const link = (href: string): Buffer =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><image href="${href}" width="20" height="20"/></svg>`,
      );
    for (const href of ['file:///etc/hostname', 'http://127.0.0.1:9/x.png', '/etc/hostname']) {
      expect((await colourAt(await render(link(href), '', 'webp'), 0.5, 0.5))[3]).toBe(0);
    }
  });
});

describe('refused original', () => {
  const svgOf = (attributes: string): Buffer =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9v9z"/></svg>`,
    );

  it('IMG-010 can have more than 50 million pixels, or claim to', async () => {
    const bomb = await scenePicture().png().toBuffer();
    // A PNG header that claims 30,000 × 30,000 pixels, with a valid checksum.
    bomb.writeUInt32BE(30_000, 16);
    bomb.writeUInt32BE(30_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    for (const original of [bomb, svgOf('width="9000" height="9000"')]) {
      await expect(render(original, 'w=10')).rejects.toThrow(OriginalTooLarge);
    }
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['text', () => Buffer.from('hello')],
    ['nothing', () => Buffer.alloc(0)],
    ['a gif', () => scenePicture().gif().toBuffer()],
    ['a tiff', () => scenePicture().tiff().toBuffer()],
    [
      'a broken drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path'),
    ],
    ['half a jpeg', async () => (await scenePicture().jpeg().toBuffer()).subarray(0, 3000)],
    ['half a png', async () => (await scenePicture().png().toBuffer()).subarray(0, 3000)],
  ])('IMG-010 can be %s', async (_, original) => {
    await expect(render(await original(), 'w=100')).rejects.toThrow(OriginalUnreadable);
  });
});

it('does not blame the original for a rendering timeout', () => {
  expect(refusalOf(new Error('timeout: 20% complete'))).toBeInstanceOf(PictureTookTooLong);
  expect(refusalOf(new Error('Input image exceeds pixel limit'))).toBeInstanceOf(OriginalTooLarge);
  expect(new PictureTookTooLong()).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 30 });
});
