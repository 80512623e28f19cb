import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders that contain a file of that name, sorted. */
export function foldersWith(parent, file) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((folder) => existsSync(path.join(parent, folder, file)))
    .sort();
}

/** Files directly in the features of a package with this ending, sorted. */
export function filesIn(root, program, ending) {
  const folder = path.join(root, program);
  return foldersOf(folder).flatMap((feature) =>
    namesIn(path.join(folder, feature), ending).map((name) => ({ feature, name })),
  );
}

/** Names of the files in a folder with this ending, without the ending. */
export function namesIn(folder, ending) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => file.slice(0, -ending.length));
}

/** Subfolders, sorted. */
export function foldersOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** `under-review` → `underReview` */
export function camelCase(name) {
  return name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** Text of a module below a line that names its generator. */
export function moduleOf(lines) {
  return `${['// Written by tools/generate/registries.mjs.', ...lines].join('\n')}\n`;
}
