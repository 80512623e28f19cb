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

/** Older uploads were abandoned when their process ended. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/**
 * Stores library files at `media/<division>/<2 of the hash>/<hash>` under DATA_DIR. A file is
 * renamed into place when it is complete and synced, so that a crash leaves no partial file.
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

  /** Removes partial files of earlier processes. */
  async onModuleInit(): Promise<void> {
    await mkdir(this.incoming, { recursive: true });
    for (const name of await readdir(this.incoming)) {
      const file = path.join(this.incoming, name);
      const { mtimeMs } = await stat(file);
      if (this.clock.now().getTime() - mtimeMs > abandonedAfterMs) await rm(file, { force: true });
    }
  }

  /**
   * Writes a stream to a temporary file and returns its path; the caller removes it. Throws
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

  /** SHA-256 of the content in hex, which is the name of its file. */
  hashOf(content: Buffer): string {
    return createHash('sha256').update(content).digest('hex');
  }

  /**
   * Stores content under its hash, unless that file exists. Resolves when file and name are synced
   * to disk.
   */
  async write(division: number, sha256: string, content: Buffer): Promise<void> {
    const file = this.fileOf(division, sha256);
    const draft = path.join(this.incoming, randomUUID());
    await mkdir(path.dirname(file), { recursive: true });
    await writeThrough(draft, content);
    await rename(draft, file);
    await syncFolder(path.dirname(file));
  }

  /** Throws MediaNotFound if the file is gone, for example after a concurrent deletion. */
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

/** Does not destroy the stream, so that the client can still receive an error response. */
async function writeAll(source: Readable, handle: FileHandle): Promise<void> {
  let bytes = 0;
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    // A stream without an encoding yields buffers.
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

/** A new file name is durable only after its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
