import { randomBytes } from 'node:crypto';
import {
  access,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

import type { Clock } from './clock.js';

interface Entry {
  readonly bytes: number;
  /** Time of the last use; after a restart, the modification time of the file. */
  readonly usedMs: number;
}

export interface FileCacheSettings {
  readonly folder: string;
  readonly maxBytes: number;
  readonly clock: Clock;
}

/** Suffix of files that are being written. */
const draftEnd = '.draft';
/** A write never takes longer; an older draft belongs to a process that ended. */
const draftMs = 600_000;

/**
 * Cache of files by hexadecimal key with a limit in bytes; evicts the least recently used. A file
 * is renamed once it is complete and flushed, so a crash leaves all of it or nothing. Other
 * processes may share or empty the folder at any time.
 */
export class FileCache {
  /** Least recently used first. */
  private readonly entries = new Map<string, Entry>();
  private readonly indexed: Promise<void>;
  private total = 0;

  constructor(private readonly settings: FileCacheSettings) {
    this.indexed = this.takeStock();
  }

  /** Returns the content, or undefined if there is none or it cannot be read. */
  async read(key: string): Promise<Buffer | undefined> {
    await this.indexed;
    // An unreadable cache counts as empty.
    const content = await readFile(this.fileOf(key)).catch(() => undefined);
    if (content === undefined) this.forget(key);
    else await this.use(key, content.length);
    return content;
  }

  /** Whether the key has a file. Does not count as a use. */
  async has(key: string): Promise<boolean> {
    return access(this.fileOf(key)).then(
      () => true,
      () => false,
    );
  }

  /**
   * Stores content, and evicts other files until the total is within the limit. Throws if the disk
   * fails.
   */
  async write(key: string, content: Buffer): Promise<void> {
    await this.indexed;
    const file = this.fileOf(key);
    const draft = `${file}.${randomBytes(6).toString('hex')}${draftEnd}`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(draft, content, { flush: true });
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await this.use(key, content.length);
    await this.evict();
  }

  private async use(key: string, bytes: number): Promise<void> {
    const now = this.settings.clock.now();
    this.forget(key);
    this.entries.set(key, { bytes, usedMs: now.getTime() });
    this.total += bytes;
    // Another process may have removed the file.
    await utimes(this.fileOf(key), now, now).catch(() => undefined);
  }

  private forget(key: string): void {
    this.total -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }

  private async evict(): Promise<void> {
    for (const [key] of this.entries) {
      if (this.total <= this.settings.maxBytes) return;
      this.forget(key);
      await rm(this.fileOf(key), { force: true });
    }
  }

  /** Loads the index of files that earlier processes left. */
  private async takeStock(): Promise<void> {
    const { folder } = this.settings;
    await mkdir(folder, { recursive: true });
    const names = await readdir(folder, { recursive: true });
    const found = (await Promise.all(names.map((name) => this.entryOf(name)))).flat();
    for (const [key, entry] of found.sort(([, a], [, b]) => a.usedMs - b.usedMs)) {
      this.entries.set(key, entry);
      this.total += entry.bytes;
    }
    await this.evict();
  }

  private async entryOf(name: string): Promise<[string, Entry][]> {
    const { folder, clock } = this.settings;
    const file = path.join(folder, name);
    const facts = await stat(file).catch(() => undefined);
    if (facts?.isFile() !== true) return [];
    if (!name.endsWith(draftEnd)) {
      return [[path.basename(name), { bytes: facts.size, usedMs: facts.mtimeMs }]];
    }
    if (clock.now().getTime() - facts.mtimeMs > draftMs) await rm(file, { force: true });
    return [];
  }

  private fileOf(key: string): string {
    return path.join(this.settings.folder, key.slice(0, 2), key);
  }
}
