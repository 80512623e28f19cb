import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const WORKSPACES = ['shared', 'migrations', 'server', 'client', 'client/e2e', 'bench'];
const config = 'oxlint.config.js';

/**
 * Lints sources, `{ 'shared/src/a.ts': text }`, in a temporary project with our configuration.
 * @returns the broken rules of each file
 */
export function linted(sources) {
  return inProject(sources, (folder) => {
    const { stdout, stderr } = spawnSync(
      path.join(root, 'node_modules/.bin/oxlint'),
      [`--config=${config}`, '--format=json'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    const { diagnostics } = parse(stdout, stderr);
    const broken = Object.fromEntries(Object.keys(sources).map((file) => [file, []]));
    for (const { filename, code, message } of diagnostics)
      broken[filename].push(nameOf(code) ?? message);
    return broken;
  });
}

/** Calls `use` with a temporary project of these sources and removes it afterwards. */
export function inProject(sources, use) {
  const folder = mkdtempSync(path.join(tmpdir(), 'linted-'));
  try {
    copyProject(folder);
    for (const [file, text] of Object.entries(sources)) write(path.join(folder, file), text);
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function copyProject(folder) {
  for (const workspace of WORKSPACES) {
    mkdirSync(path.join(folder, workspace), { recursive: true });
    cpSync(
      path.join(root, workspace, 'tsconfig.json'),
      path.join(folder, workspace, 'tsconfig.json'),
    );
  }
  for (const file of ['package.json', 'tsconfig.json', 'tsconfig.base.json']) {
    cpSync(path.join(root, file), path.join(folder, file));
  }
  for (const modules of ['node_modules', 'client/node_modules', 'server/node_modules']) {
    symlinkSync(path.join(root, modules), path.join(folder, modules));
  }
  const shared = 'shared/src/permissions/codes.ts';
  cpSync(path.join(root, shared), path.join(folder, shared));
  const url = JSON.stringify(pathToFileURL(path.join(root, config)).href);
  write(path.join(folder, config), `export { default } from ${url};\n`);
}

function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
}

function parse(stdout, stderr) {
  try {
    return JSON.parse(stdout);
  } catch (cause) {
    throw new Error(`The lint did not run: ${stdout}${stderr}`, { cause });
  }
}

/**
 * Converts `eslint(eqeqeq)`, `typescript(array-type)` and `react-hooks(exhaustive-deps)` to
 * configuration names.
 */
function nameOf(code) {
  return code
    ?.replace('react-hooks(', 'react(')
    .replace(/^eslint\((.+)\)$/, '$1')
    .replace(/^(.+)\((.+)\)$/, '$1/$2');
}
