import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'tools/mutants/patches');
const patches = readdirSync(folder).map((file) => relative(root, join(folder, file)));

describe('a mutant', () => {
  it('is one of the sources as they are, and of a spec that there is', () => {
    const broken = patches.filter((patch) => {
      const [, spec = ''] = /^Spec: (.+)$/m.exec(readFileSync(join(root, patch), 'utf8')) ?? [];
      const { status } = spawnSync('git', ['apply', '--check', patch], { cwd: root });
      return status !== 0 || !existsSync(join(root, spec));
    });
    expect(broken).toEqual([]);
  });
});
