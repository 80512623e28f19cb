import { rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { imageRenders } from '@selvedge/shared/images/limits';
import { maxMediaBytes } from '@selvedge/shared/media/media-rules';

import { SystemClock } from '../../platform/clock.js';
import { readConfig } from '../../platform/config/read-config.js';
import { TooMuchAsked } from '../../platform/concurrency/work-queue.js';
import { OriginalTooLarge } from './image.errors.js';
import type { PictureSource } from './picture-sources.service.js';
import { scenePicture } from './pictures.testing.js';
import { Pictures } from './pictures.service.js';

const folder = path.join(tmpdir(), `selvedge-pictures-${randomBytes(6).toString('hex')}`);
const folders: string[] = [];

/** A newly started service. */
function picturesIn(dataDir: string): Pictures {
  folders.push(dataDir);
  const DATA_KEY = Buffer.alloc(32).toString('base64');
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATA_KEY });
  return new Pictures(config, new SystemClock());
}

class CountedSource implements PictureSource {
  readonly contentType = 'image/png';
  readonly division = 1;
  readonly focalPoint = { x: 0.5, y: 0.5 };
  reads = 0;

  constructor(
    private readonly original: Promise<Buffer>,
    readonly edition = 'first',
    readonly name = 'scene',
    readonly pixels = 4,
  ) {}

  readonly content = (): Promise<Buffer> => {
    this.reads += 1;
    return this.original;
  };
}

describe('images of a server process', () => {
  const original = scenePicture().png().toBuffer();
  const dot = scenePicture().resize(2, 2).png().toBuffer();
  afterAll(() => Promise.all(folders.map((name) => rm(name, { recursive: true, force: true }))));

  it('IMG-010 are rendered once for twenty concurrent requests', async () => {
    const pictures = picturesIn(`${folder}-a`);
    const source = new CountedSource(original);
    const contents = Array.from({ length: 20 }, () =>
      pictures.picture(source, { width: 64 }, 'webp').content(),
    );
    const [first, ...others] = await Promise.all(contents);
    expect(others.every((picture) => first?.equals(picture) === true)).toBe(true);
    expect(source.reads).toBe(1);
  });

  it('are rendered while fifty large renditions wait, if they are small', async () => {
    const pictures = picturesIn(`${folder}-effort`);
    let release: (content: Buffer) => void = () => undefined;
    const held = new Promise<Buffer>((resolve) => (release = resolve));
    const sources = Array.from({ length: 50 }, (_, at) => new CountedSource(held, String(at)));
    const much = sources.map((source) =>
      pictures.picture(source, { width: 4_096, rotate: 45 }, 'webp').content(),
    );
    // All large ones are blocked until the small one is done.
    await pictures.picture(new CountedSource(dot, 'small'), { width: 2 }, 'webp').content();
    expect(sources.reduce((sum, { reads }) => sum + reads, 0)).toBe(1);
    release(await dot);
    await Promise.all(much);
    expect(sources.every(({ reads }) => reads === 1)).toBe(true);
  });

  it('are decoded one at a time if their originals are near the limit, however small the output', async () => {
    const pictures = picturesIn(`${folder}-large`);
    let release: (content: Buffer) => void = () => undefined;
    const held = new Promise<Buffer>((resolve) => (release = resolve));
    const large = ['one', 'two'].map((name) => new CountedSource(held, name, 'scene', 50_000_000));
    const made = large.map((source) => pictures.picture(source, { width: 2 }, 'webp').content());
    await pictures.picture(new CountedSource(dot, 'small'), { width: 2 }, 'webp').content();
    expect(large.reduce((sum, { reads }) => sum + reads, 0)).toBe(1);
    release(await dot);
    await Promise.all(made);
  });

  it('IMG-010 stay cached by original, parameters and format, also after a restart', async () => {
    const source = new CountedSource(original);
    const ask = async (
      edition: string,
      width: number,
      format: 'webp' | 'avif',
    ): Promise<number> => {
      const again = new CountedSource(original, edition);
      await picturesIn(`${folder}-b`).picture(again, { width }, format).content();
      return again.reads;
    };
    await picturesIn(`${folder}-b`).picture(source, { width: 64 }, 'webp').content();
    expect(await ask('first', 64, 'webp')).toBe(0);
    expect(await ask('second', 64, 'webp')).toBe(1);
    expect(await ask('first', 65, 'webp')).toBe(1);
    expect(await ask('first', 64, 'avif')).toBe(1);
  });

  it('IMG-009 are prewarmed once, after those that visitors wait for', async () => {
    const pictures = picturesIn(`${folder}-ahead`);
    const rendition = { options: { width: 64 }, format: 'webp' } as const;
    const order = Array.of<string>();
    let show: (content: Buffer) => void = fail;
    const slow = new CountedSource(new Promise<Buffer>((resolve) => (show = resolve)), 'slow');
    const waiting = pictures.picture(slow, { width: 64 }, 'webp').content();
    const ahead = new CountedSource(original, 'ahead');
    const made = pictures.prewarm(ahead, rendition).then(() => order.push('ahead'));
    show(await original);
    await waiting.then(() => order.push('visitor'));
    expect(ahead.reads).toBe(0);
    await made;
    await pictures.prewarm(ahead, rendition);
    await pictures.picture(ahead, { width: 64 }, 'webp').content();
    expect([order, ahead.reads]).toStrictEqual([['visitor', 'ahead'], 1]);
  });

  it('IMG-010 are refused beyond the length of the queue', async () => {
    const pictures = picturesIn(`${folder}-c`);
    const gate = Array.of<(content: Buffer) => void>();
    const source = new CountedSource(new Promise<Buffer>((resolve) => gate.push(resolve)));
    const ask = (width: number): Promise<Buffer> =>
      pictures.picture(source, { width, height: 1 }, 'compatible').content();
    const room = imageRenders.atOnce + imageRenders.waiting;
    const all = Array.from({ length: room + 1 }, (_, index) => ask(index + 1));
    const outcomes = Promise.allSettled(all);
    await expect(Promise.any(all.map((one) => one.then(fail, identity)))).resolves.toBeInstanceOf(
      TooMuchAsked,
    );
    gate[0]?.(await dot);
    const refused = (await outcomes).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(new TooMuchAsked()).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 2 });
  }, 60_000);

  it('IMG-010 are refused if the original exceeds 25 MB', async () => {
    const heavy = new CountedSource(Promise.resolve(Buffer.alloc(maxMediaBytes + 1)));
    const picture = picturesIn(`${folder}-d`).picture(heavy, {}, 'webp');
    await expect(picture.content()).rejects.toThrow(OriginalTooLarge);
  });

  it('are served even if they cannot be cached', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const pictures = picturesIn(`${folder}-e`);
    const source = new CountedSource(original);
    await pictures.picture(source, { width: 10 }, 'webp').content();
    const cache = path.join(`${folder}-e`, 'image-cache');
    await rm(cache, { recursive: true });
    await writeFile(cache, 'a file, where a folder should be');
    const { content } = pictures.picture(source, { width: 10 }, 'webp');
    expect((await content()).length).toBeGreaterThan(0);
    expect(warned).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'Cannot cache an image' }),
    );
    warned.mockRestore();
  });
});

const identity = (error: unknown): unknown => error;
const fail = (): never => {
  throw new Error('was made');
};
