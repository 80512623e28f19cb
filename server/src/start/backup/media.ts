import { constants, copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';

import { hasCode } from '../../platform/persistent-file.js';

/** Uploads under way: no row knows them. */
const incoming = 'incoming';

/**
 * Copies the files of the library that are not there yet, and answers how many are there then. A name
 * stands for a content, so that no file ever changes.
 */
export async function copyMedia(from: string, to: string): Promise<number> {
  const files = mediaIn(from);
  for (const file of files) {
    const target = path.join(to, file);
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
    try {
      copyFileSync(path.join(from, file), target, constants.COPYFILE_FICLONE);
    } catch (error) {
      // Deleted meanwhile.
      if (hasCode(error, 'ENOENT')) continue;
      throw error;
    }
    const handle = await open(target, 'r');
    await handle.sync();
    await handle.close();
  }
  return mediaIn(to).length;
}

/** The files of a library, by their path below it. */
export function mediaIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((file) => path.dirname(file) !== incoming);
}
