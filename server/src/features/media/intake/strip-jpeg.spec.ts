import sharp from 'sharp';

import { prepareUpload } from './media-intake.js';

const fill = Buffer.alloc(3, 0xff);
const colour = { width: 16, height: 16, channels: 3, background: '#c24' } as const;

/** Inserts fill bytes at the offset of a marker. */
const filledAt = (content: Buffer, at: number): Buffer =>
  Buffer.concat([content.subarray(0, at), fill, content.subarray(at)]);

describe('a JPEG with fill bytes before a marker', () => {
  let jpeg: Buffer;
  beforeAll(async () => {
    jpeg = await sharp({ create: colour }).jpeg().toBuffer();
  });

  it.each<[string, () => number]>([
    ['first', () => 2],
    ['quantization', () => jpeg.indexOf(Buffer.from([0xff, 0xdb]))],
    ['scan', () => jpeg.indexOf(Buffer.from([0xff, 0xda]))],
    ['last', () => jpeg.lastIndexOf(Buffer.from([0xff, 0xd9]))],
  ])('IMG-018 is accepted at the %s marker', async (_, at) => {
    const { content, width } = await prepareUpload(filledAt(jpeg, at()));
    expect(width).toBe(16);
    const [stored, given] = await Promise.all(
      [content, jpeg].map((one) => sharp(one).raw().toBuffer()),
    );
    expect(stored).toStrictEqual(given);
  });

  it('IMG-018 is damaged if only fill bytes follow', async () => {
    const endless = Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(5_000, 0xff)]);
    await expect(prepareUpload(endless)).rejects.toThrow('damaged');
  });
});
