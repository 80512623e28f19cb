import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { hasCode } from '../../platform/kept-file.js';

/** Pictures that were made once, as files. It may be emptied at any time. */
export class PictureCache {
  constructor(private readonly folder: string) {}

  async read(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(path.join(this.folder, name));
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  }

  /** The file gets its name when it is complete, so that nobody reads half a picture. */
  async write(name: string, picture: Buffer): Promise<void> {
    const file = path.join(this.folder, name);
    const draft = `${file}.${process.pid}`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, picture);
    await rename(draft, file);
  }
}
