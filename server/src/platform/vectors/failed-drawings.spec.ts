import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { FailedDrawings } from './failed-drawings.js';

describe('drawings that took too long', () => {
  let folder: string;
  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'selvedge-drawings-')), 'failed');
  });

  it('IMG-018 are known to the next process', async () => {
    await new FailedDrawings(folder).add('one');
    const next = new FailedDrawings(folder);
    expect([await next.has('one'), await next.has('two')]).toStrictEqual([true, false]);
  });

  it('IMG-018 are tried again after an hour, and then leave no file', async () => {
    await new FailedDrawings(folder).add('one');
    const [file = ''] = await readdir(folder);
    const old = new Date(Date.now() - 3_700_000);
    await utimes(path.join(folder, file), old, old);
    const next = new FailedDrawings(folder);
    expect(await next.has('one')).toBe(false);
    await next.add('two');
    expect(await readdir(folder)).not.toContain(file);
  });

  it('IMG-018 are known to this process if the folder cannot be written', async () => {
    await writeFile(folder, 'a file');
    const failed = new FailedDrawings(folder);
    await failed.add('one');
    expect(await failed.has('one')).toBe(true);
    expect(await new FailedDrawings(folder).has('one')).toBe(false);
  });
});
