import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';

import { blockRegistries } from './blocks.mjs';
import { migrationRegistries } from './migrations.mjs';
import { officeRegistries } from './office.mjs';
import { screenRegistries } from './screens.mjs';

/*
 * `node tools/generate/registries.mjs`: what is registered follows from the folders that there are. Each
 * generator lists folders of a tree and returns the registries of what they hold, as files ending in
 * `.gen.ts`: git ignores them, and `npm ci`, every tool and the watcher of `npm run dev` write them.
 */

const project = path.resolve(import.meta.dirname, '../..');
const generators = [blockRegistries, screenRegistries, officeRegistries, migrationRegistries];
/** Watched for new folders under development. */
const watched = ['shared/src', 'client/src', 'server/src/features', 'migrations/src'];

/** Writes what has changed, so that nothing is built again for nothing. */
export function writeRegistries(root = project) {
  for (const { file, text } of generators.flatMap((generate) => generate(root)))
    writeIfChanged(path.join(root, file), text);
}

/** The same again at every change, until the returned watchers are closed. */
export function watchRegistries(root = project) {
  return watched.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, () => writeRegistries(root)),
  );
}

function writeIfChanged(file, text) {
  if (textOf(file) === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

if (process.argv[1] === import.meta.filename) writeRegistries();
