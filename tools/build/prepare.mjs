import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { writeCallTypes } from '../generate/calls/call-types.mjs';
import { writeRegistries } from '../generate/registries.mjs';

/** The folder of the project; every tool works from there. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The native one; the other TypeScript is the API that tools read types by (decision 0051). */
export const compiler = 'node_modules/typescript-native/bin/tsc';

const lock = path.join(root, 'package-lock.json');
const installedLock = path.join(root, 'node_modules/.package-lock.json');

/**
 * What is built from what. The server is built with its spec files, so that a change of one is
 * checked; the client needs no types to be bundled.
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

/** Folders that hold no source, and the description of the calls, which is written beside the builds. */
const ignored = new Set([
  ...['node_modules', 'dist', 'e2e', 'test-results', 'playwright-report'],
  'call-types.gen.json',
]);

/**
 * Installs what is missing or of another version than the lock says, and registers what the folders hold.
 * Ends the process when it fails.
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

/** Builds what has changed since it was built last; resolves with whether that succeeded. */
export function build() {
  return buildAll(builds);
}

/** What specs need that run the sources of the server: its types are not checked, and it is not built. */
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

/** npm writes down what it has installed in the form of the lock. */
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
  // With React's development build every page of the built client would be an error.
  const env = { ...process.env, NODE_ENV: 'production' };
  const succeeded = await run(command, { env });
  if (succeeded) writeFileSync(stamp, fingerprint);
  return succeeded;
}

/** Changes with the name, size or time of any source: cheap enough to compute at every start. */
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

/** Runs a command in this terminal; resolves with whether it succeeded. */
export function run([program, ...args], { write, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => write(data));
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/**
 * As `run`, but what the command prints goes to `write`, a chunk at a time; one of low priority lets all
 * other processes of this machine go first.
 */
export function runInto(write, { isLowPriority = false } = {}) {
  const nice = isLowPriority ? ['nice', '-n', '19'] : [];
  return (command, options = {}) =>
    run([...nice, ...command], { ...options, stdio: ['ignore', 'pipe', 'pipe'], write });
}
