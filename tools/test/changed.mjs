import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { compiler, install, root, run } from '../build/prepare.mjs';
import { writeCallTypes } from '../generate/calls/call-types.mjs';
import { slowSpec } from './jest/grouped-run.js';
import { findRedis } from './programs/redis.mjs';
import { changedSpecs, clearResults } from './results.mjs';
import { runJest } from './run-jest.mjs';

/*
 * `npm run test:changed [-- REVISION]`: types, format and lint of the changed files, and the specs
 * that import them, directly or through others. Compares with the revision, or with the commit at
 * which this branch left its upstream; uncommitted and new files count as changed. Slow specs and
 * journeys are only listed, and pages are rendered with the last build of the client.
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

/** Specs that import a changed file, from jest's dependency graph. */
function specsReachedSince(revision) {
  const jest = ['node_modules/jest/bin/jest.js', '--config=tools/test/jest/specs.config.js'];
  const args = [...jest, '--listTests', `--changedSince=${revision}`];
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')
    .sort();
}

/** Checks the quickest first. */
function checksOf(sources, specs) {
  const onSources = (...command) => [
    `node_modules/.bin/${command[0]}`,
    ...command.slice(1),
    ...sources,
  ];
  return [
    ...(sources.length > 0
      ? [
          { name: 'format', check: () => run(onSources('oxfmt', '--check')) },
          { name: 'lint', check: () => run(onSources('oxlint', '--config=oxlint.config.js')) },
        ]
      : []),
    { name: 'types', check: () => run([process.execPath, compiler, '-b']) },
    ...(specs.length > 0 ? [{ name: `${specs.length} specs`, check: () => runSpecs(specs) }] : []),
  ];
}

async function runSpecs(specs) {
  clearResults('changed');
  writeFileSync(changedSpecs, JSON.stringify(specs));
  await writeCallTypes();
  return runJest(run, { config: 'changed.config.js', hasRedis: Boolean(await findRedis()) });
}

await install();
const revision = process.argv[2] ?? branchPoint();
const files = changedSince(revision);
const reached = specsReachedSince(revision);
const specs = reached.filter((spec) => !slowSpec.test(spec));
console.log(`${files.length} files differ from ${revision}.`);
for (const { name, check } of checksOf(
  files.filter((file) => source.test(file)),
  specs,
)) {
  console.log(`${name} …`);
  if (await check()) continue;
  console.error(`${name} failed.`);
  process.exit(1);
}
const left = [
  ...reached.filter((spec) => slowSpec.test(spec)).map((spec) => path.relative(root, spec)),
  ...files.filter((file) => journey.test(file)),
];
if (left.length > 0) console.log(`Not run, part of npm run test:all: ${left.join(', ')}`);
