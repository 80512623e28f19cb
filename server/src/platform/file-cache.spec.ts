import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Clock } from './clock.js';
import { FileCache } from './file-cache.js';

class SetClock extends Clock {
  private time = Date.parse('2031-01-01T00:00:00Z');

  override now(): Date {
    this.time += 1000;
    return new Date(this.time);
  }
}

const [a, b, c] = ['aa01', 'bb02', 'cc03'];
const ten = Buffer.alloc(10, 'x');

describe('the file cache', () => {
  let folder = '';
  const clock = new SetClock();
  const cacheOf = (maxBytes = 20): FileCache => new FileCache({ folder, maxBytes, clock });
  const files = async (): Promise<readonly string[]> =>
    (await readdir(folder, { recursive: true })).filter((name) => name.length > 2).sort();

  beforeEach(() => {
    folder = path.join(tmpdir(), `selvedge-cache-${randomBytes(6).toString('hex')}`);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('returns what was written, also after a restart', async () => {
    await cacheOf().write(a, ten);
    expect(await cacheOf().read(a)).toStrictEqual(ten);
    expect(await cacheOf().read(b)).toBeUndefined();
    expect(await files()).toStrictEqual(['aa/aa01']);
  });

  it('evicts the least recently used file when it is full', async () => {
    const cache = cacheOf();
    await cache.write(a, ten);
    await cache.write(b, ten);
    await cache.read(a);
    await cache.write(c, ten);
    expect(await files()).toStrictEqual(['aa/aa01', 'cc/cc03']);
    expect(await cache.read(b)).toBeUndefined();
  });

  it('restores the order of use and the limit after a restart', async () => {
    const before = cacheOf(30);
    for (const key of [a, b, c]) await before.write(key, ten);
    await before.read(a);
    const after = cacheOf(10);
    expect(await after.read(a)).toStrictEqual(ten);
    expect(await files()).toStrictEqual(['aa/aa01']);
  });

  it('does not count `has` as a use', async () => {
    const cache = cacheOf();
    await cache.write(a, ten);
    await cache.write(b, ten);
    expect([await cache.has(a), await cache.has(c)]).toStrictEqual([true, false]);
    await cache.write(c, ten);
    expect([await cache.has(a), await cache.has(b)]).toStrictEqual([false, true]);
  });

  it('counts a rewritten file once', async () => {
    const cache = cacheOf();
    for (const key of [a, b, b, b, a]) await cache.write(key, ten);
    expect(await files()).toStrictEqual(['aa/aa01', 'bb/bb02']);
  });

  it('continues when another process empties the folder', async () => {
    const cache = cacheOf();
    await cache.write(a, ten);
    await cache.write(b, ten);
    await rm(folder, { recursive: true });
    expect(await cache.read(a)).toBeUndefined();
    await cache.write(c, ten);
    await cache.write(a, ten);
    expect(await files()).toStrictEqual(['aa/aa01', 'cc/cc03']);
  });

  it('removes drafts of ended processes, but not those still being written', async () => {
    await mkdir(path.join(folder, 'aa'), { recursive: true });
    for (const [name, minutes] of [
      ['aa01.0.draft', 60],
      ['aa01.1.draft', 1],
    ] as const) {
      const file = path.join(folder, 'aa', name);
      await writeFile(file, 'half');
      const then = new Date(clock.now().getTime() - minutes * 60_000);
      await utimes(file, then, then);
    }
    expect(await cacheOf().read(a)).toBeUndefined();
    expect(await files()).toStrictEqual(['aa/aa01.1.draft']);
  });

  it('leaves no draft when the file cannot be renamed', async () => {
    const cache = cacheOf();
    await mkdir(path.join(folder, 'aa', 'aa01', 'in the way'), { recursive: true });
    await expect(cache.write(a, ten)).rejects.toThrow();
    expect((await files()).filter((name) => name.endsWith('.draft'))).toStrictEqual([]);
  });
});
