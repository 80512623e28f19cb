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
const rooms = ['shared', 'migrations', 'server', 'client'];
/** What the compiler reads of a room: its sources, and the types that were built from them. */
const included = /^\w+(?:\/(?:src|dist)(?:\/.*)?|\/(?:package|tsconfig)\.json)?$/;
const excluded = /\.(?:js|map)$|\/dist\/(?:web|ssr|external-editor)(?:\/|$)/;

/**
 * A copy of the tree in a folder of its own, which the caller removes: with packages and types, and the
 * compiler's build info, so that it checks only what changes.
 */
export function copyTree() {
  const copy = mkdtempSync(path.join(tmpdir(), 'selvedge-recipes-'));
  for (const room of rooms) copyRoom(copy, room);
  cpSync(path.join(project, 'tsconfig.base.json'), path.join(copy, 'tsconfig.base.json'));
  const references = rooms.map((room) => ({ path: room }));
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify({ files: [], references }));
  linkPackages(copy);
  return copy;
}

function copyRoom(copy, room) {
  const from = path.join(project, room);
  cpSync(from, path.join(copy, room), {
    recursive: true,
    preserveTimestamps: true,
    filter: isCopied,
  });
  for (const file of ['dist/.tsbuildinfo', 'dist/types/.tsbuildinfo'])
    if (existsSync(path.join(from, file))) copyBuildInfo(copy, path.join(room, file));
  if (existsSync(path.join(from, 'node_modules')))
    symlinkSync(path.join(from, 'node_modules'), path.join(copy, room, 'node_modules'));
}

function isCopied(file) {
  const inTree = path.relative(project, file);
  return included.test(inTree) && !excluded.test(inTree);
}

/** The build info names packages relative to itself, and they stay where they are. */
function copyBuildInfo(copy, file) {
  const [from, to] = [project, copy].map((root) => path.dirname(path.join(root, file)));
  const rebase = (_, name) => `"${path.relative(to, path.resolve(from, name))}`;
  const text = readFileSync(path.join(project, file), 'utf8');
  writeFileSync(
    path.join(copy, file),
    text.replaceAll(/"((?:\.\.\/)+node_modules(?=\/))/g, rebase),
  );
}

/** Ours are those of the copy, all others the project's. */
function linkPackages(copy) {
  const folder = path.join(copy, 'node_modules');
  mkdirSync(path.join(folder, '@selvedge'), { recursive: true });
  for (const room of rooms)
    symlinkSync(path.join(copy, room), path.join(folder, '@selvedge', room));
  for (const name of readdirSync(path.join(project, 'node_modules')))
    if (name !== '@selvedge')
      symlinkSync(path.join(project, 'node_modules', name), path.join(folder, name));
}

/** Does in a tree what a recipe says; returns the files that it named. */
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
