import { statfs } from 'node:fs/promises';

/** Below this limit an operator has to free space. */
const enoughMegabytes = 64;
/**
 * Time after a write failed for lack of space, during which further writes are refused immediately.
 */
const refusalCachedMs = 30_000;

export interface DiskState {
  /** Writes succeed, and no operator has to free space. */
  readonly up: boolean;
  readonly freeMegabytes: number;
  /** A recent write failed for lack of space. */
  readonly refuses: boolean;
}

/** Whether there is free space in the data folder and in that of the database. */
export class FullDisk {
  private refusedAt = -Infinity;

  constructor(
    private readonly folder: string,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Records a failed write; only failures for lack of space count. */
  recordFailure(thrown: unknown): void {
    if (isDiskFullError(thrown)) this.refusedAt = this.now();
  }

  async state(): Promise<DiskState> {
    const { bavail, bsize } = await statfs(this.folder);
    const freeMegabytes = Math.floor((bavail * bsize) / 2 ** 20);
    const refuses = this.now() - this.refusedAt < refusalCachedMs;
    return { up: !refuses && freeMegabytes >= enoughMegabytes, freeMegabytes, refuses };
  }
}

/** SQLSTATE 53100 of PostgreSQL, or ENOSPC of the operating system. */
function isDiskFullError(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  if ('code' in thrown && (thrown.code === '53100' || thrown.code === 'ENOSPC')) return true;
  return 'driverError' in thrown && isDiskFullError(thrown.driverError);
}
