import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { writeCallTypes } from '../generate/calls/call-types.mjs';
import { writeRegistries } from '../generate/registries.mjs';
import { ProgramLog, Steps } from '../start/steps.mjs';

/** Root folder of the project; every tool works from there. */
export const root = path.resolve(import.meta.dirname, '../..');

/**
 * The native compiler; the JavaScript version only provides the API to read types (decision 0051).
 */
export const compiler = 'node_modules/typescript-native/bin/tsc';

const lock = path.join(root, 'package-lock.json');
const installedLock = path.join(root, 'node_modules/.package-lock.json');

/**
 * Outputs and their sources. The server build includes its specs, so that their types are checked;
 * bundling the client needs no types.
 */
const builds = [
  {
    name: 'server',
    command: [process.execPath, compiler, '-b', 'server'],
    sources: ['tsconfig.base.json', 'shared', 'migrations', 'server'],
    outputs: ['server/dist/main.js', 'migrations/dist/index.js'],
    stamp: 'server/dist/.built-from',
  },
  {
    name: 'client',
    command: ['npm', 'run', 'build', '--workspace', 'client', '--silent'],
    sources: ['tsconfig.base.json', 'shared', 'client'],
    outputs: [
      'client/dist/web/.vite/manifest.json',
      'client/dist/ssr/entry-server.js',
      'client/dist/external-editor/external-editor.html',
    ],
    stamp: 'client/dist/.built-from',
  },
];

/** Folders without sources, and the generated call types, which are written during the builds. */
const ignored = new Set([
  ...['node_modules', 'dist', 'e2e', 'test-results', 'playwright-report'],
  'call-types.gen.json',
]);

/** Steps of this start; the supervisor adds its own. */
export const steps = new Steps();
const log = new ProgramLog(path.join(root, 'build.log'));

/**
 * Installs packages that are missing or differ from the lock file, and generates the registries.
 * Exits the process on failure.
 */
export async function install() {
  process.chdir(root);
  if (!isSupported(process.versions.node)) {
    console.error(`Selvedge needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (!isInstalled(lock, installedLock)) {
    const isFirst = !existsSync(installedLock);
    console.log(
      `${isFirst ? 'The first start takes a few minutes. ' : ''}Details are in ${log.file}.`,
    );
    steps.begin('Installing packages');
    if (!isDone([await log.run(['npm', 'ci', '--include=dev'])])) process.exit(1);
  }
  writeRegistries();
}

/** Builds what changed since the last build; resolves to whether it succeeded. */
export function build() {
  return buildAll(builds);
}

/**
 * Builds what specs need; they run the server from source, so it is neither built nor type-checked.
 */
export function buildForSpecs() {
  return buildAll(builds.filter(({ name }) => name !== 'server'));
}

async function buildAll(chosen) {
  const changed = chosen.map(withFingerprint).filter((build) => !isBuilt(build));
  const names = changed.map(({ name }) => name).join(' and ');
  if (names !== '') steps.begin(`Building ${names}`);
  const written = writeCallTypes().then(() => []);
  return isDone((await Promise.all([...changed.map(buildOne), written])).flat());
}

/** Ends the step of these programs. Shows the end of the output of those that failed. */
function isDone(results) {
  const failed = results.filter(({ succeeded }) => !succeeded);
  if (failed.length === 0) {
    steps.end();
    return true;
  }
  steps.fail();
  for (const { tail } of failed) console.error(`\n${tail}`);
  console.error(`\nThe full output is in ${log.file}.`);
  return false;
}

export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

/** npm records the installed packages in the format of the lock file. */
export function isInstalled(lockFile, installedFile) {
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, { version, link, optional }]) =>
      !name.includes('node_modules/') || link || optional || installed[name]?.version === version,
  );
}

function withFingerprint(build) {
  return { ...build, fingerprint: fingerprintOf([...build.sources, 'package-lock.json']) };
}

function isBuilt({ outputs, stamp, fingerprint }) {
  const isThere = existsSync(stamp) && outputs.every((output) => existsSync(output));
  return isThere && readFileSync(stamp, 'utf8') === fingerprint;
}

async function buildOne({ command, stamp, fingerprint }) {
  // React's development build would fail on every page of the built client.
  const result = await log.run(command, { ...process.env, NODE_ENV: 'production' });
  if (result.succeeded) writeFileSync(stamp, fingerprint);
  return result;
}

/** Returns a hash of the name, size and time of every source: cheap enough for each start. */
export function fingerprintOf(sources) {
  const hash = createHash('sha256');
  const add = (file) => {
    const entry = statSync(file);
    if (!entry.isDirectory()) {
      hash.update(`${file}:${entry.size}:${entry.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(file).sort()) {
      if (!ignored.has(name)) add(path.join(file, name));
    }
  };
  for (const source of sources) add(source);
  return hash.digest('hex');
}

/** A check that takes longer has hung. */
const checkMs = 70 * 60_000;
/** For output that is still in a pipe when a program has ended. */
const drainMs = 2_000;

/** Runs a command in this terminal; resolves to whether it succeeded. */
export function run([program, ...args], { write, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => write(data));
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
    // A process that outlives the program may hold its pipes, and then `close` never comes.
    child.once('exit', (code) => setTimeout(resolve, drainMs, code === 0).unref());
  });
}

/**
 * As `run`, but passes the output to `write` in chunks, and kills a program after `limitMs`.
 * With `isLowPriority`, other processes get the CPU first.
 */
export function runInto(write, { isLowPriority = false, limitMs = checkMs } = {}) {
  const nice = isLowPriority ? ['nice', '-n', '19'] : [];
  return async (command, options = {}) => {
    const limit = AbortSignal.timeout(limitMs);
    const succeeded = await run([...nice, ...command], {
      ...options,
      signal: limit,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'pipe', 'pipe'],
      write,
    });
    if (limit.aborted) write(`Killed after ${limitMs / 60_000} minutes: ${command.join(' ')}\n`);
    return succeeded;
  };
}
