import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { isAlive } from '../../is-alive.js';
import { disownStaleFile, livePostmaster, writtenPostmaster } from './postmaster-file.js';

const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-pid-'));
const file = path.join(folder, 'postmaster.pid');
const fileOf = (pid: number, state = 'ready   '): string =>
  [pid, folder, 1_700_000_000, 5555, '', '127.0.0.1', '  123  456', state, ''].join('\n');

afterAll(() => rmSync(folder, { recursive: true }));

describe('postmaster.pid', () => {
  it('gives the pid, port and readiness', () => {
    writeFileSync(file, fileOf(17));
    expect(writtenPostmaster(folder)).toStrictEqual({ pid: 17, port: 5555, ready: true });
    writeFileSync(file, fileOf(17, 'starting'));
    expect(writtenPostmaster(folder)?.ready).toBe(false);
  });

  it('returns undefined while it is incomplete or missing', () => {
    writeFileSync(file, '17\n');
    expect(writtenPostmaster(folder)).toBeUndefined();
    expect(writtenPostmaster(path.join(folder, 'nowhere'))).toBeUndefined();
  });

  it('is not a live postmaster if its pid belongs to another process', () => {
    writeFileSync(file, fileOf(process.ppid));
    expect(isAlive(process.ppid)).toBe(true);
    expect(livePostmaster(folder)).toBeUndefined();
  });

  it('gets a pid that PostgreSQL considers stale, and keeps the rest', () => {
    writeFileSync(file, fileOf(process.ppid));
    disownStaleFile(folder);
    expect(readFileSync(file, 'utf8')).toBe(fileOf(process.pid));
  });

  it('is left alone if its process is gone', () => {
    const noProcess = 2 ** 22 + 1;
    writeFileSync(file, fileOf(noProcess));
    disownStaleFile(folder);
    expect(readFileSync(file, 'utf8')).toBe(fileOf(noProcess));
  });
});
