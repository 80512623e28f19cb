import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { makeDataFolder } from './data-folder.js';

describe('data folder', () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(path.join(tmpdir(), 'selvedge-folder-'));
  });
  afterEach(() => rmSync(parent, { recursive: true }));
  const modeOf = (folder: string): string => (statSync(folder).mode & 0o777).toString(8);

  it.each([
    [false, '700'],
    [true, '711'],
  ])('is closed to other users; as root (%s) they can pass through it', (isRoot, mode) => {
    const folder = path.join(parent, 'deep', 'data');
    makeDataFolder(folder, isRoot);
    expect(modeOf(folder)).toBe(mode);
    makeDataFolder(folder, !isRoot);
    expect(modeOf(folder)).toBe(mode);
  });
});
