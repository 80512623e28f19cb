import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { compiler, install, root, run } from '../build/prepare.mjs';

/*
 * `npm run test:changed [-- REVISION]`: types, format and lint of the changed files, and the specs
 * that import them, directly or through others. Compares with the revision, or with the commit at
 * which this branch left its upstream; uncommitted and new files count as changed.
 */

const source = /\.(?:[cm]?[jt]s|tsx)$/;
const journey = /\.journey\.ts$/;

function git(...args) {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Without an upstream, only uncommitted changes count. */
function branchPoint() {
  try {
    return git('merge-base', 'HEAD', '@{upstream}').trim();
  } catch {
    return 'HEAD';
  }
}

function changedSince(revision) {
  const changed = git('diff', '--name-only', '--diff-filter=d', revision);
  const added = git('ls-files', '--others', '--exclude-standard');
  const names = `${changed}${added}`.split('\n').filter(Boolean);
  return [...new Set(names)].filter((name) => existsSync(name));
}

/** Checks the quickest first. */
function checksOf(files, revision) {
  const sources = files.filter((file) => source.test(file));
  const jest = ['node_modules/jest/bin/jest.js', `--changedSince=${revision}`, '--passWithNoTests'];
  const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' };
  return [
    ...(sources.length > 0
      ? [
          { name: 'format', command: ['node_modules/.bin/oxfmt', '--check', ...sources] },
          {
            name: 'lint',
            command: ['node_modules/.bin/oxlint', '--config=oxlint.config.js', ...sources],
          },
        ]
      : []),
    { name: 'types', command: [process.execPath, compiler, '-b'] },
    { name: 'specs', command: [process.execPath, ...jest], options: { env } },
  ];
}

await install();
const revision = process.argv[2] ?? branchPoint();
const files = changedSince(revision);
console.log(`${files.length} files differ from ${revision}.`);
for (const { name, command, options } of checksOf(files, revision)) {
  console.log(`${name} …`);
  if (await run(command, options)) continue;
  console.error(`${name} failed.`);
  process.exit(1);
}
const journeys = files.filter((file) => journey.test(file));
if (journeys.length > 0) console.log(`Not run, part of npm test: ${journeys.join(', ')}`);
