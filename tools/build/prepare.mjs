import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { writeCallTypes } from '../generate/calls/call-types.mjs';
import { writeRegistries } from '../generate/registries.mjs';

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

/**
 * Installs packages that are missing or differ from the lock file, and generates the registries.
 * Exits the process on failure.
 */
export function install() {
  process.chdir(root);
  if (!isSupported(process.versions.node)) {
    console.error(`Selvedge needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (!isInstalled(lock, installedLock)) {
    console.log('Installing packages …');
    const { status } = spawnSync('npm', ['ci', '--include=dev'], { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
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
  const results = await Promise.all([...chosen.map(buildIfChanged), writeCallTypes()]);
  return !results.includes(false);
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

async function buildIfChanged({ name, command, sources, outputs, stamp }) {
  const fingerprint = fingerprintOf([...sources, 'package-lock.json']);
  const isBuilt = existsSync(stamp) && outputs.every((output) => existsSync(output));
  if (isBuilt && readFileSync(stamp, 'utf8') === fingerprint) return true;
  console.log(`Building the ${name} …`);
  // React's development build would fail on every page of the built client.
  const env = { ...process.env, NODE_ENV: 'production' };
  const succeeded = await run(command, { env });
  if (succeeded) writeFileSync(stamp, fingerprint);
  return succeeded;
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
