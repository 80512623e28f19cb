import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { isAlive } from '../../is-alive.js';
import { contentOf } from '../../persistent-file.js';

/** What a postmaster says about itself in the `postmaster.pid` of its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** It has recovered and takes connections. */
  readonly ready: boolean;
}

/** The postmaster that wrote the file; it may be long gone. Undefined without a whole file. */
export function writtenPostmaster(dataFolder: string): Postmaster | undefined {
  const lines = contentOf(fileOf(dataFolder))?.split('\n') ?? [];
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined;
}

/** The postmaster that runs on a data folder now. */
export function livePostmaster(dataFolder: string): Postmaster | undefined {
  const written = writtenPostmaster(dataFolder);
  return written && isPostmasterOf(dataFolder, written.pid) ? written : undefined;
}

/**
 * After kill -9 or a power cut the file stays, and its number may by now belong to some other
 * process, which PostgreSQL would take for a live postmaster. It always takes its own parent's
 * number for stale, and still checks the shared memory that the rest of the file names.
 */
export function disownStaleFile(dataFolder: string): void {
  const written = writtenPostmaster(dataFolder);
  if (!written || !isAlive(written.pid) || isPostmasterOf(dataFolder, written.pid)) return;
  const content = contentOf(fileOf(dataFolder)) ?? '';
  writeFileSync(fileOf(dataFolder), content.replace(/^\d+/, String(process.pid)));
}

/** The children of a postmaster rename themselves, so that only the postmaster shows its folder. */
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
