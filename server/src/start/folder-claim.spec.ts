import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { FolderOfAnother, ofOwnFolder, readConfig } from '../platform/config/read-config.js';
import { claimFolder, type Claim, type Holder } from './folder-claim.js';

const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-claim-'));
const file = path.join(folder, 'supervisor');
const here = { address: 'http://localhost:4000', port: 4000 };

function claim(): Claim {
  const claimed = claimFolder(folder, here);
  if ('holder' in claimed) throw new Error(`Held by ${claimed.holder.pid}.`);
  return claimed;
}

/** Acts as another user; root, for whom permissions do not apply, closes the folder instead. */
function asAnother(closed: string, act: () => void): void {
  const [isRoot, mode] = [process.geteuid?.() === 0, statSync(closed).mode];
  if (isRoot) process.seteuid?.(65_534);
  else if ((mode & 0o055) === 0) chmodSync(closed, 0o000);
  try {
    act();
  } finally {
    if (isRoot) process.seteuid?.(0);
    else chmodSync(closed, mode);
  }
}

afterAll(() => rmSync(folder, { recursive: true }));

describe('a data folder', () => {
  it('belongs to one start at a time, which later starts can read', () => {
    const first = claim();
    expect(first.followsKill).toBe(false);
    const next = claimFolder(folder, { address: 'http://localhost:5000', port: 5000 });
    expect(next).toMatchObject({ holder: { pid: process.pid, ...here } });
    first.release();
    expect(readdirSync(folder)).toStrictEqual([]);
  });

  it('shows its holder to other users too, and is refused to them if it is free', () => {
    chmodSync(folder, 0o755);
    const held = claim();
    asAnother(folder, () => {
      const next = claimFolder(folder, { address: 'http://localhost:5000', port: 5000 });
      expect(next).toMatchObject({ holder: { pid: process.pid, ...here } });
    });
    held.release();
    chmodSync(folder, 0o700);
    asAnother(folder, () => {
      expect(() => ofOwnFolder(folder, (own) => claimFolder(own, here))).toThrow(FolderOfAnother);
      expect(() => readConfig({ DATA_DIR: folder })).toThrow(`${folder} belongs to another user`);
    });
  });

  it('is free after its holder was killed, even if the pid was reused', () => {
    const before = claim();
    // Written by the claim.
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    before.release();
    writeFileSync(file, JSON.stringify({ ...holder, started: '1' }));
    const after = claim();
    expect(after.followsKill).toBe(true);
    after.release();
  });

  it.each([String(process.ppid), '', '{"pid'])(
    'is not held by a file with the content %j',
    (content) => {
      writeFileSync(file, content);
      claim().release();
    },
  );

  it('is not released if a later start holds it', () => {
    const earlier = claim();
    writeFileSync(file, 'theirs');
    earlier.release();
    expect(readFileSync(file, 'utf8')).toBe('theirs');
  });
});
