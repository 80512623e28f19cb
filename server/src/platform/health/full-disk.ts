import { statfs } from 'node:fs/promises';

import type { PartHealth } from './health.js';

/** Below that somebody has to make room. */
const enoughMegabytes = 64;
/** So long a write that found no room is remembered; while there is none, the next one is refused before. */
const refusalCachedMs = 30_000;

/** Whether there is room to write to: in the data folder, and where the database has its own. */
export class FullDisk {
  private refusedAt = -Infinity;

  constructor(
    private readonly folder: string,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Something failed; it counts where it failed for want of room. */
  noticed(thrown: unknown): void {
    if (isForWantOfRoom(thrown)) this.refusedAt = this.now();
  }

  async state(): Promise<PartHealth> {
    const { bavail, bsize } = await statfs(this.folder);
    const freeMegabytes = Math.floor((bavail * bsize) / 2 ** 20);
    const refuses = this.now() - this.refusedAt < refusalCachedMs;
    return { up: !refuses && freeMegabytes >= enoughMegabytes, freeMegabytes, refuses };
  }
}

/** As PostgreSQL says it (SQLSTATE 53100), and as the operating system does. */
function isForWantOfRoom(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  if ('code' in thrown && (thrown.code === '53100' || thrown.code === 'ENOSPC')) return true;
  return 'driverError' in thrown && isForWantOfRoom(thrown.driverError);
}
