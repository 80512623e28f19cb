import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { writeRegistries } from '../../generate/registries.mjs';
import { applyEdit } from './recipes.js';

const project = path.resolve(import.meta.dirname, '../../..');
const packages = ['shared', 'migrations', 'server', 'client'];
/** Files that the compiler reads of a package: sources and generated types. */
const included = /^\w+(?:\/(?:src|dist)(?:\/.*)?|\/(?:package|tsconfig)\.json)?$/;
const excluded = /\.(?:js|map)$|\/dist\/(?:web|ssr|external-editor|payment-sandbox)(?:\/|$)/;

/**
 * Copies the tree to a temporary folder, which the caller removes: with packages, types and the
 * compiler's build info, so that only changes are checked.
 */
export function copyTree() {
  const copy = mkdtempSync(path.join(tmpdir(), 'selvedge-recipes-'));
  for (const folder of packages) copyPackage(copy, folder);
  cpSync(path.join(project, 'tsconfig.base.json'), path.join(copy, 'tsconfig.base.json'));
  const references = packages.map((folder) => ({ path: folder }));
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify({ files: [], references }));
  linkPackages(copy);
  return copy;
}

function copyPackage(copy, folder) {
  const from = path.join(project, folder);
  cpSync(from, path.join(copy, folder), {
    recursive: true,
    preserveTimestamps: true,
    filter: isCopied,
  });
  for (const file of ['dist/.tsbuildinfo', 'dist/types/.tsbuildinfo'])
    if (existsSync(path.join(from, file))) copyBuildInfo(copy, path.join(folder, file));
  if (existsSync(path.join(from, 'node_modules')))
    symlinkSync(path.join(from, 'node_modules'), path.join(copy, folder, 'node_modules'));
}

function isCopied(file) {
  const inTree = path.relative(project, file);
  return included.test(inTree) && !excluded.test(inTree);
}

/** The build info refers to packages by relative path, and they stay where they are. */
function copyBuildInfo(copy, file) {
  const [from, to] = [project, copy].map((root) => path.dirname(path.join(root, file)));
  const rebase = (_, name) => `"${path.relative(to, path.resolve(from, name))}`;
  const text = readFileSync(path.join(project, file), 'utf8');
  writeFileSync(
    path.join(copy, file),
    text.replaceAll(/"((?:\.\.\/)+node_modules(?=\/))/g, rebase),
  );
}

/** Links workspaces to the copy, and all other packages to the project's. */
function linkPackages(copy) {
  const folder = path.join(copy, 'node_modules');
  mkdirSync(path.join(folder, '@selvedge'), { recursive: true });
  for (const name of packages)
    symlinkSync(path.join(copy, name), path.join(folder, '@selvedge', name));
  for (const name of readdirSync(path.join(project, 'node_modules')))
    if (name !== '@selvedge')
      symlinkSync(path.join(project, 'node_modules', name), path.join(folder, name));
}

/** Applies a recipe to a tree; returns the files it names. */
export function follow(root, { files, edits }) {
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  for (const edit of edits) {
    const file = path.join(root, edit.file);
    writeFileSync(file, applyEdit(readFileSync(file, 'utf8'), edit));
  }
  writeRegistries(root);
  return [...new Set([...files.keys(), ...edits.map(({ file }) => file)])];
}
