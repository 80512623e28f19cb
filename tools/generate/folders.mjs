import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folders in a folder that hold a file of that name, in the order of the alphabet. */
export function foldersWith(parent, file) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((folder) => existsSync(path.join(parent, folder, file)))
    .sort();
}

/** The text of a module, below a line that says where it comes from. */
export function moduleOf(lines) {
  return `${['// Written by tools/generate/registries.mjs.', ...lines].join('\n')}\n`;
}
