import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folders in a folder that hold a file of that name, in the order of the alphabet. */
export function foldersWith(parent, file) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((folder) => existsSync(path.join(parent, folder, file)))
    .sort();
}

/** The files right in the features of a room that end so, in the order of the alphabet. */
export function filesIn(root, room, ending) {
  const folder = path.join(root, room);
  return foldersOf(folder).flatMap((feature) =>
    namesIn(path.join(folder, feature), ending).map((name) => ({ feature, name })),
  );
}

/** The names of the files in a folder that end so, without the ending. */
export function namesIn(folder, ending) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => file.slice(0, -ending.length));
}

/** The folders in a folder, in the order of the alphabet. */
export function foldersOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** `underReview` of `under-review`. */
export function camelCase(name) {
  return name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** The text of a module, below a line that says where it comes from. */
export function moduleOf(lines) {
  return `${['// Written by tools/generate/registries.mjs.', ...lines].join('\n')}\n`;
}
