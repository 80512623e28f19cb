import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';

import { buildForSpecs, install, root } from '../build/prepare.mjs';
import { holdDatabases } from '../test/jest/databases.cjs';
import { writeSpecGroups } from '../test/jest/spec-groups.mjs';

/*
 * `npm run test:mutants [-- name …]`: each patch in `patches` removes one guard and names the test
 * that must then fail. Patches are applied one at a time to a copy of the sources. The tests must
 * pass there first, unless `--known-sound` states that they just did, as in CI. `--in-turn` runs
 * only a quarter of the patches, selected by the commit hash (decision 0085).
 */

const folder = path.join(root, 'tools/mutants/patches');
/** Sources that the server's specs need; packages are shared with the original. */
const sources = [
  'package.json',
  'tsconfig.base.json',
  'server',
  'shared',
  'migrations',
  'assets',
  // jest searches every folder for specs.
  'client/src/blocks',
  'tools/test/jest',
];
/** Mutants never change what jest.config.js generates, so the copy uses the generated files. */
const config = 'tools/test/jest/specs.config.js';
const workspaces = ['server', 'shared', 'migrations'];
/** One more than the cores: without its guard, a test often waits until it times out. */
const copyCount = availableParallelism() + 1;
/** Timeout of a test with a mutant; it passed in time without one. */
const timeoutMs = 15_000;

const usage = `npm run test:mutants [-- name …] [--known-sound] [--in-turn]

Removes one guard at a time, each with a patch in tools/mutants/patches, and checks that its test fails.

  name           run only these patches (file names without extension)
  --known-sound  skip the first run without a patch
  --in-turn      run a quarter of them, selected by the commit hash`;
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const unknown = flags.filter((flag) => !['--known-sound', '--in-turn'].includes(flag));
if (unknown.length > 0) {
  const isHelp = unknown.every((flag) => ['--help', '-h'].includes(flag));
  console.log(isHelp ? usage : `Unknown option: ${unknown.join(', ')}\n\n${usage}`);
  process.exit(isHelp ? 0 : 1);
}

const isKnownSound = process.argv.includes('--known-sound');
const chosen = process.argv.slice(2).filter((argument) => !flags.includes(argument));
// Explicit names always run in full.
const shardCount = process.argv.includes('--in-turn') && chosen.length === 0 ? 4 : 1;
const shard = shardOf(shardCount);

await install();
// Pages are rendered by the built client, which no mutant changes.
if (!(await buildForSpecs())) process.exit(1);
const mutants = readdirSync(folder)
  .filter((file) => file.endsWith('.patch'))
  .filter((file) => chosen.length === 0 || chosen.includes(path.parse(file).name))
  .filter((_file, at) => at % shardCount === shard)
  .map(readMutant);
if (mutants.length === 0) throw new Error('No mutant has that name.');
const workspace = mkdtempSync(path.join(tmpdir(), 'selvedge-mutants-'));
// Programs that the tests start are compiled from the copy.
delete process.env.TEST_PROGRAMS;
const databases = await holdDatabases();
let failed = 0;
try {
  const first = copyOfSources('0');
  const problem = isKnownSound ? undefined : await problemWithoutMutants(first);
  if (problem) {
    console.log(`The tests fail without any mutant:\n${problem}`);
    failed = mutants.length;
  } else {
    const queue = [...mutants];
    const others = Array.from({ length: copyCount - 1 }, (_, index) =>
      copyOfSources(String(index + 1)),
    );
    await Promise.all([first, ...others].map((copy) => testQueued(queue, copy)));
  }
} finally {
  // A database that is shutting down may still write files.
  rmSync(workspace, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  await databases.release();
}
console.log(`\n${mutants.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/**
 * The commit hash is an evenly distributed number, equal on every machine and in a shallow clone.
 */
function shardOf(shardCount) {
  return Number.parseInt(commitHash().slice(0, 8), 16) % shardCount;
}

/** An archive of the sources has no commit. */
function commitHash() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  } catch {
    return '0';
  }
}

/** A patch begins with `Spec: <path>` and `Test: <full test name>`. */
function readMutant(file) {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const [, spec] = /^Spec: (.+)$/m.exec(text) ?? [];
  const [, test] = /^Test: (.+)$/m.exec(text) ?? [];
  if (!spec || !test) throw new Error(`${file} must name its Spec and its Test.`);
  const changesMigrations = /^\+\+\+ b\/migrations\//m.test(text);
  return {
    name: path.parse(file).name,
    file: path.join(folder, file),
    spec,
    test,
    changesMigrations,
  };
}

function copyOfSources(name) {
  const copy = path.join(workspace, name);
  for (const source of sources) {
    cpSync(path.join(root, source), path.join(copy, source), {
      recursive: true,
      filter: (file) => !/\/(dist|node_modules)$/.test(file),
    });
  }
  symlinkSync(path.join(root, 'client/dist'), path.join(copy, 'client/dist'));
  linkPackages(copy);
  return copy;
}

/** Packages link to the original; workspaces among them to the copy. */
function linkPackages(copy) {
  const packages = path.join(copy, 'node_modules');
  mkdirSync(path.join(packages, '@selvedge'), { recursive: true });
  for (const entry of readdirSync(path.join(root, 'node_modules'))) {
    if (entry === '@selvedge') continue;
    symlinkSync(path.join(root, 'node_modules', entry), path.join(packages, entry));
  }
  for (const name of workspaces) {
    symlinkSync(path.join(copy, name), path.join(packages, '@selvedge', name));
    // Packages of another version than the root's.
    const own = path.join(root, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(copy, name, 'node_modules'));
  }
}

async function problemWithoutMutants(copy) {
  const startedAt = Date.now();
  const tests = await run(copy, { chosen: mutants, files: filesOf(copy, mutants) });
  console.log(`Ran all tests without a mutant (${secondsSince(startedAt)}).`);
  const missing = mutants.filter(({ test }) => !tests.some((ran) => ran.name === test));
  const broken = tests.filter(({ passed }) => !passed).map(({ name }) => name);
  return [...missing.map(({ test }) => `no such test: ${test}`), ...broken].join('\n');
}

/** Groups the named specs into shared files, which load common imports once. */
function filesOf(copy, chosen) {
  const specs = [...new Set(chosen.map(({ spec }) => path.join(copy, spec)))];
  const folder = path.join(copy, 'tools/mutants/groups');
  const grouped = writeSpecGroups(copy, folder, (spec) => specs.includes(spec));
  const groups = readdirSync(folder).map((name) => path.join(folder, name));
  return [...groups, ...specs.filter((spec) => !grouped.includes(spec))];
}

async function testQueued(queue, copy) {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const startedAt = Date.now();
    const problem = await problemOf(mutant, copy);
    if (problem) failed += 1;
    const outcome = `${problem ? '✗' : '✓'} ${mutant.name}: ${problem ?? `"${mutant.test}" fails`}`;
    console.log(`${outcome} (${secondsSince(startedAt)})`);
  }
}

async function problemOf(mutant, copy) {
  patch(copy, mutant.file);
  try {
    const { spec, changesMigrations } = mutant;
    const tests = await run(copy, {
      chosen: [mutant],
      files: [spec],
      changesMigrations,
      timeoutMs,
    });
    const test = tests.find(({ name }) => name === mutant.test);
    if (!test) return 'the test did not run';
    return test.passed ? `survived "${mutant.test}"` : undefined;
  } finally {
    patch(copy, mutant.file, '--reverse');
  }
}

function secondsSince(startedAt) {
  return `${((Date.now() - startedAt) / 1_000).toFixed(1)} s`;
}

function patch(copy, file, ...options) {
  execFileSync('git', ['apply', ...options, file], {
    cwd: copy,
    // The copy is outside any repository; git must not find one in a parent folder.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(copy) },
  });
}

/** Runs the named tests of some files and returns jest's results. */
async function run(copy, { chosen, files, changesMigrations, timeoutMs }) {
  const results = path.join(copy, 'results.json');
  rmSync(results, { force: true });
  const names = chosen.map(({ test }) => test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const args = ['node_modules/jest/bin/jest.js', `--config=${config}`, '--json'];
  // Without its guard, a server may leave handles open that keep jest running.
  args.push('--forceExit');
  args.push(`--outputFile=${results}`, `--testNamePattern=(${names.join('|')})$`);
  if (timeoutMs !== undefined) args.push(`--testTimeout=${timeoutMs}`);
  args.push('--runTestsByPath', ...files);
  // Databases use the original migrations, unless the mutant changes one.
  const part = changesMigrations ? undefined : databases.part();
  const child = spawn(process.execPath, args, {
    cwd: copy,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_OPTIONS: '--experimental-vm-modules',
      ...(part && { TEST_DATABASES: part.databases }),
    },
  });
  await new Promise((resolve) => child.once('exit', resolve));
  part?.drop();
  if (!existsSync(results)) return [];
  const { testResults } = JSON.parse(readFileSync(results, 'utf8'));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ title, status }) => ({ name: title, passed: status === 'passed' }));
}
