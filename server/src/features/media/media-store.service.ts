import { createHash, randomUUID } from 'node:crypto';
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { maxMediaBytes } from '@selvedge/shared/media/media-rules';

import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config/config.js';
import { hasCode } from '../../platform/persistent-file.js';
import { MediaNotFound, MediaTooLarge, UploadBroken } from './media.errors.js';

/** An upload that is older was given up when its process ended. */
const givenUpAfterMs = 24 * 60 * 60 * 1000;

/**
 * The files of the library: `media/<division>/<2 of the hash>/<hash>` under DATA_DIR. A file gets its
 * name when it is complete and on the disk, so that a crash leaves no half of one.
 */
@Injectable()
export class MediaStore implements OnModuleInit {
  private readonly folder: string;
  private readonly incoming: string;

  constructor(
    { DATA_DIR }: Config,
    private readonly clock: Clock,
  ) {
    this.folder = path.join(DATA_DIR, 'media');
    this.incoming = path.join(this.folder, 'incoming');
  }

  /** Removes what earlier processes left half done. */
  async onModuleInit(): Promise<void> {
    await mkdir(this.incoming, { recursive: true });
    for (const name of await readdir(this.incoming)) {
      const file = path.join(this.incoming, name);
      const { mtimeMs } = await stat(file);
      if (this.clock.now().getTime() - mtimeMs > givenUpAfterMs) await rm(file, { force: true });
    }
  }

  /**
   * Writes a stream to a file of its own and answers its path; the caller removes it. Throws
   * MediaTooLarge and UploadBroken.
   */
  async receive(source: Readable): Promise<string> {
    const file = path.join(this.incoming, randomUUID());
    const handle = await open(file, 'wx');
    try {
      await writeAll(source, handle);
    } catch (error) {
      await rm(file, { force: true });
      throw hasCode(error, 'ECONNRESET') ? new UploadBroken() : error;
    } finally {
      await handle.close();
    }
    return file;
  }

  /** The name of a content: its SHA-256 in hex. */
  hashOf(content: Buffer): string {
    return createHash('sha256').update(content).digest('hex');
  }

  /** Keeps a content under its hash, once. Resolves when it is on the disk under its name. */
  async write(division: number, sha256: string, content: Buffer): Promise<void> {
    const file = this.fileOf(division, sha256);
    const draft = path.join(this.incoming, randomUUID());
    await mkdir(path.dirname(file), { recursive: true });
    await writeThrough(draft, content);
    await rename(draft, file);
    await syncFolder(path.dirname(file));
  }

  /** Throws MediaNotFound when the file is gone, as when it is deleted while somebody asks for it. */
  async read(division: number, sha256: string): Promise<Buffer> {
    try {
      return await readFile(this.fileOf(division, sha256));
    } catch (error) {
      throw hasCode(error, 'ENOENT') ? new MediaNotFound() : error;
    }
  }

  async remove(division: number, sha256: string): Promise<void> {
    await rm(this.fileOf(division, sha256), { force: true });
  }

  private fileOf(division: number, sha256: string): string {
    return path.join(this.folder, String(division), sha256.slice(0, 2), sha256);
  }
}

/** The stream is left as it is: who sends too much can still be told so. */
async function writeAll(source: Readable, handle: FileHandle): Promise<void> {
  let bytes = 0;
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    // A stream without an encoding brings buffers.
    const part = chunk as Buffer;
    bytes += part.length;
    if (bytes > maxMediaBytes) throw new MediaTooLarge();
    await handle.writeFile(part);
  }
}

async function writeThrough(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The name of a file is on the disk when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
