import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chooseAccount } from './account.js';

const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? it : it.skip;
const asUser = isRoot ? it.skip : it;
const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-account-'));
const program = '/bin/true';

afterAll(() => rmSync(folder, { recursive: true }));

describe('the account that runs PostgreSQL', () => {
  asUser('is the current user if that is not root', () => {
    expect(chooseAccount(program, folder)).toStrictEqual({ prefix: [], ids: {} });
  });

  asRoot('is a user other than root, who then owns the folder', () => {
    const open = mkdtempSync('/tmp/selvedge-account-');
    const { uid } = chooseAccount(program, open).ids;
    expect(uid).toBeGreaterThan(0);
    expect(statSync(open).uid).toBe(uid);
    expect(chooseAccount(program, open).ids.uid).toBe(uid);
    rmSync(open, { recursive: true });
  });

  asRoot('is root in a user namespace if no other user can read the folder', () => {
    const closed = path.join(folder, 'home');
    const data = path.join(closed, 'data');
    mkdirSync(data, { recursive: true, mode: 0o700 });
    expect(chooseAccount(program, data).prefix).toContain('unshare');
    expect(statSync(data).uid).toBe(0);
  });
});
