import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { blockRegistries } from './blocks.mjs';
import { migrationRegistries } from './migrations.mjs';
import { officeRegistries } from './office.mjs';
import { screenRegistries } from './screens.mjs';

/*
 * `node tools/generate/registries.mjs`: writes registries of what the folders contain, as files
 * ending in `.gen.ts`. Git ignores them; `npm ci`, every tool and the watcher of `npm run dev`
 * write them.
 */

const project = path.resolve(import.meta.dirname, '../..');
const generators = [blockRegistries, screenRegistries, officeRegistries, migrationRegistries];
/** Watched for new folders during development. */
const watched = ['shared/src', 'client/src', 'server/src/shop', 'migrations/src'];

/**
 * Writes changed files only, so that nothing is rebuilt needlessly. Removes registries of folders
 * that were moved, which would break the next build of a checkout that is older than the move.
 */
export function writeRegistries(root = project) {
  const registries = generators.flatMap((generate) => generate(root));
  for (const { file, text } of registries) writeIfChanged(path.join(root, file), text);
  const current = new Set(registries.map(({ file }) => path.join(root, file)));
  for (const file of generatedBelow(root)) if (!current.has(file)) rmSync(file);
}

function generatedBelow(root) {
  return ['shared/src', 'client/src', 'server/src', 'migrations/src']
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .filter((file) => file.endsWith('.gen.ts'))
        .map((file) => path.join(folder, file)),
    );
}

/** Writes again after every change, until the returned watchers are closed. */
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
