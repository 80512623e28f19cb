import { constants, copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';

import { hasCode } from '../../platform/persistent-file.js';

/** Running uploads, which no row refers to yet. */
const incoming = 'incoming';

/**
 * Copies missing files of the library; returns their total number. Files are named by their content
 * and never change.
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

/** Files of a library, by relative path. */
export function mediaIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((file) => path.dirname(file) !== incoming);
}
