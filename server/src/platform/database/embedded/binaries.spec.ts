import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { restoreSymlinks } from './binaries.js';

const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-binaries-'));
const link = path.join(folder, 'native/lib/libpq.so.5');

beforeAll(() => {
  mkdirSync(path.join(folder, 'native/lib'), { recursive: true });
  writeFileSync(path.join(folder, 'native/lib/libpq.so.5.18'), 'the library');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the symbolic links of the PostgreSQL package', () => {
  it('are optional', () => {
    expect(() => restoreSymlinks(folder)).not.toThrow();
  });

  it('are created once if an install without scripts left them out', () => {
    const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
    writeFileSync(path.join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
    restoreSymlinks(folder);
    restoreSymlinks(folder);
    expect(readFileSync(link, 'utf8')).toBe('the library');
  });
});
