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
  /** When it was last asked for, as its file's time tells it after a restart. */
  readonly usedMs: number;
}

export interface FileCacheSettings {
  readonly folder: string;
  readonly maxBytes: number;
  readonly clock: Clock;
}

/** Files that are being written have this at the end of their names. */
const draftEnd = '.draft';
/** Nobody takes longer over a file; an older draft is left over from a process that ended. */
const draftMs = 600_000;

/**
 * Files by key under a limit of bytes: those that nobody asked for longest go first. A file gets its name
 * when it is complete and on the disk, so it outlives the process whole or not at all. The folder may be
 * emptied, and shared with other processes, at any time. Keys are hexadecimal.
 */
export class FileCache {
  /** In the order of use, the one unused for longest first. */
  private readonly entries = new Map<string, Entry>();
  private readonly indexed: Promise<void>;
  private total = 0;

  constructor(private readonly settings: FileCacheSettings) {
    this.indexed = this.takeStock();
  }

  /** What was written under the key; undefined also when it cannot be read. */
  async read(key: string): Promise<Buffer | undefined> {
    await this.indexed;
    // A cache that cannot be read has nothing.
    const content = await readFile(this.fileOf(key)).catch(() => undefined);
    if (content === undefined) this.forget(key);
    else await this.use(key, content.length);
    return content;
  }

  /** Whether there is something under the key; looking is no use of it. */
  async has(key: string): Promise<boolean> {
    return access(this.fileOf(key)).then(
      () => true,
      () => false,
    );
  }

  /** Keeps a content, and removes others until all of them are within the limit. Throws when the disk does. */
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
    await this.makeRoom();
  }

  private async use(key: string, bytes: number): Promise<void> {
    const now = this.settings.clock.now();
    this.forget(key);
    this.entries.set(key, { bytes, usedMs: now.getTime() });
    this.total += bytes;
    // Another process may have removed it meanwhile.
    await utimes(this.fileOf(key), now, now).catch(() => undefined);
  }

  private forget(key: string): void {
    this.total -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }

  private async makeRoom(): Promise<void> {
    for (const [key] of this.entries) {
      if (this.total <= this.settings.maxBytes) return;
      this.forget(key);
      await rm(this.fileOf(key), { force: true });
    }
  }

  /** What earlier processes left here. */
  private async takeStock(): Promise<void> {
    const { folder } = this.settings;
    await mkdir(folder, { recursive: true });
    const names = await readdir(folder, { recursive: true });
    const found = (await Promise.all(names.map((name) => this.entryOf(name)))).flat();
    for (const [key, entry] of found.sort(([, a], [, b]) => a.usedMs - b.usedMs)) {
      this.entries.set(key, entry);
      this.total += entry.bytes;
    }
    await this.makeRoom();
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
