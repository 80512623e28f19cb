import { hash } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { LRUCache } from 'lru-cache';

/** A drawing that failed on a busy machine gets another chance after this time. */
const retryAfterMs = 3_600_000;

/**
 * Drawings that took too long, so that the next request is refused at once. With a folder, every
 * process that shares it knows them, also after a restart: one empty file per drawing.
 */
export class FailedDrawings {
  /** Recently failed drawings, cached in this process. */
  private readonly failedAt = new LRUCache<string, true>({ max: 1_000, ttl: retryAfterMs });

  constructor(private readonly folder?: string) {}

  async has(key: string): Promise<boolean> {
    if (this.failedAt.has(key)) return true;
    if (this.folder === undefined) return false;
    const isFailed = await isRecent(this.fileOf(this.folder, key));
    if (isFailed) this.failedAt.set(key, true);
    return isFailed;
  }

  /** Resolves also if the disk is full; then only this process remembers the drawing. */
  async add(key: string): Promise<void> {
    this.failedAt.set(key, true);
    if (this.folder === undefined) return;
    try {
      await mkdir(this.folder, { recursive: true });
      await removeExpired(this.folder);
      await writeFile(this.fileOf(this.folder, key), '');
    } catch {
      // The drawing is refused in any case; only the next process would try it again.
    }
  }

  private fileOf(folder: string, key: string): string {
    return path.join(folder, hash('sha256', key));
  }
}

async function isRecent(file: string): Promise<boolean> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs < retryAfterMs;
}

async function removeExpired(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (!(await isRecent(file))) await rm(file, { force: true });
  }
}
