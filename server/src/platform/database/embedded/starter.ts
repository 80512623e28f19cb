import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { contentOf } from '../../persistent-file.js';
import { processStart } from '../../process-start.js';

/*
 * Identity of the process that started the postmaster and so must stop it: its pid and start time,
 * as the pid may be reused.
 */

/** Records this process as the starter. */
export function claimPostmaster(folder: string): void {
  writeFileSync(starterFileOf(folder), ownMark());
}

/** Whether this process started it, or the starter is gone and will not stop it. */
export function isPostmasterOurs(folder: string): boolean {
  const written = contentOf(starterFileOf(folder));
  if (written === undefined || written === ownMark()) return true;
  const [pid = '', started] = written.split(' ');
  return started === undefined || processStart(Number(pid)) !== started;
}

/** Identity that this process writes to the file. */
export function ownMark(): string {
  return `${process.pid} ${processStart(process.pid) ?? ''}`;
}

export function starterFileOf(folder: string): string {
  return path.join(folder, 'starter');
}
