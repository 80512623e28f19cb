import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { namesTest } from '../test/jest/names-test.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'tools/mutants/patches');
const patches = readdirSync(folder).map((file) => relative(root, join(folder, file)));

const line = (name, text) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';

describe('mutants', () => {
  it('apply to the current sources and name an existing test', () => {
    const broken = patches.filter((patch) => {
      const text = readFileSync(join(root, patch), 'utf8');
      const spec = join(root, line('Spec', text));
      const { status } = spawnSync('git', ['apply', '--check', patch], { cwd: root });
      if (status !== 0 || !existsSync(spec)) return true;
      const test = line('Test', text);
      // A patch names one case of a table, as jest reports it.
      return test.includes('%s') || !namesTest(readFileSync(spec, 'utf8'), test);
    });
    expect(broken).toStrictEqual([]);
  });

  it.each([
    ['--help', 0, 'npm run test:mutants [-- name …]'],
    ['--nonsense', 1, 'Unknown option: --nonsense'],
  ])('stop at %s and print the usage', (flag, status, message) => {
    const ran = spawnSync('node', ['tools/mutants/run.mjs', flag], { cwd: root, encoding: 'utf8' });
    expect([ran.status, ran.stdout.slice(0, message.length)]).toStrictEqual([status, message]);
  });
});
