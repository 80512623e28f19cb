import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentOf, hasCode, persistentFile } from './persistent-file.js';

const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a persistent file', () => {
  it('is created once, readable by its owner only, and leaves no draft', () => {
    const file = path.join(folder, 'inner/secret');
    expect(persistentFile(file, () => 'first')).toBe('first');
    expect(persistentFile(file, () => 'second')).toBe('first');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(file))).toStrictEqual(['secret']);
  });

  it('has the content of the process that came first', () => {
    const file = path.join(folder, 'raced');
    const makeWhileAnotherDoes = (): string => {
      writeFileSync(file, 'theirs');
      return 'ours';
    };
    expect(persistentFile(file, makeWhileAnotherDoes)).toBe('theirs');
  });

  it('throws if it cannot be read', () => {
    expect(contentOf(path.join(folder, 'none'))).toBeUndefined();
    expect(() => contentOf(folder)).toThrow('EISDIR');
    expect(hasCode('EISDIR', 'EISDIR')).toBe(false);
    expect(hasCode(null, 'EISDIR')).toBe(false);
  });
});
