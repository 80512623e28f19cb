import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { isAlive } from '../../is-alive.js';
import { contentOf } from '../../persistent-file.js';

/** Content of the `postmaster.pid` in a data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Recovery is complete, and it accepts connections. */
  readonly ready: boolean;
}

/** Postmaster that wrote the file; it may no longer run. Undefined if the file is incomplete. */
export function writtenPostmaster(dataFolder: string): Postmaster | undefined {
  const lines = contentOf(fileOf(dataFolder))?.split('\n') ?? [];
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined;
}

/** Running postmaster of a data folder. */
export function livePostmaster(dataFolder: string): Postmaster | undefined {
  const written = writtenPostmaster(dataFolder);
  return written && isPostmasterOf(dataFolder, written.pid) ? written : undefined;
}

/**
 * Marks a leftover `postmaster.pid` as stale. After kill -9 or a power cut, its pid may belong to
 * another process, which PostgreSQL would take for a live postmaster. It always considers its
 * parent's pid stale, and still checks the shared memory that the file names.
 */
export function disownStaleFile(dataFolder: string): void {
  const written = writtenPostmaster(dataFolder);
  if (!written || !isAlive(written.pid) || isPostmasterOf(dataFolder, written.pid)) return;
  const content = contentOf(fileOf(dataFolder)) ?? '';
  writeFileSync(fileOf(dataFolder), content.replace(/^\d+/, String(process.pid)));
}

/** Child processes change their titles, so only the postmaster itself shows the folder. */
function isPostmasterOf(dataFolder: string, pid: number): boolean {
  return isAlive(pid) && commandOf(pid).includes(dataFolder);
}

function commandOf(pid: number): string {
  const listed = contentOf(`/proc/${pid}/cmdline`);
  if (listed !== undefined) return listed;
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
}

function fileOf(dataFolder: string): string {
  return path.join(dataFolder, 'postmaster.pid');
}
