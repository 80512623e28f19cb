import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { maxMediaBytes, maxMediaPixels } from '@selvedge/shared/media/media-rules';

import { environment } from '../../platform/config/environment.js';
import { programOf } from '../../platform/testing/programs.js';
import { scenePicture } from './pictures.testing.js';

/** Total memory limit of a process during one rendition, Node and its code included. */
const mostBytes = 1100 * 1024 * 1024;

/** Peak memory of a process during a rendition, in bytes. */
async function memoryFor(file: string, query: string): Promise<number> {
  const { cwd, module, execArgv } = programOf('platform/testing/largest-picture.main');
  const child = fork(module, [file, query], {
    cwd,
    execArgv,
    env: { ...environment(), NODE_OPTIONS: '' },
  });
  const [bytes]: unknown[] = await once(child, 'message');
  return Number(bytes);
}

describe('memory of a rendition', () => {
  const file = path.join(tmpdir(), `selvedge-largest-${randomBytes(6).toString('hex')}.jpg`);
  const side = Math.floor(Math.sqrt(maxMediaPixels));

  beforeAll(async () => {
    // A progressive JPEG cannot be decoded line by line, so all of it is in memory.
    const largest = scenePicture().resize(side, side, { fit: 'fill' }).jpeg({ progressive: true });
    await writeFile(file, await largest.toBuffer());
    expect((await stat(file)).size).toBeLessThan(maxMediaBytes);
  }, 120_000);
  afterAll(() => rm(file, { force: true }));

  it.each(['w=4096&h=4096', 'w=4096&h=4096&project=0.1,0,0.9,0.1,1,1,0,0.9'])(
    'IMG-010 stays under 1100 MB for the largest original with %s',
    async (query) => {
      const bytes = await memoryFor(file, query);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThan(mostBytes);
    },
    120_000,
  );
});
