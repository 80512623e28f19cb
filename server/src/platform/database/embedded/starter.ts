import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { contentOf } from '../../persistent-file.js';
import { processStart } from '../../process-start.js';

/*
 * Who started the postmaster of a folder, and so stops it: its number, and when it started, because the
 * number may be another process's by now.
 */

/** Says that it was this process. */
export function claimPostmaster(folder: string): void {
  writeFileSync(starterFileOf(folder), ownMark());
}

/** Started here, or by a process that is gone, so that nobody else will stop it. */
export function isPostmasterOurs(folder: string): boolean {
  const written = contentOf(starterFileOf(folder));
  if (written === undefined || written === ownMark()) return true;
  const [pid = '', started] = written.split(' ');
  return started === undefined || processStart(Number(pid)) !== started;
}

/** What this process writes of itself. */
export function ownMark(): string {
  return `${process.pid} ${processStart(process.pid) ?? ''}`;
}

export function starterFileOf(folder: string): string {
  return path.join(folder, 'starter');
}
