import { spawnSync } from 'node:child_process';

import { isAlive } from './is-alive.js';
import { contentOf } from './persistent-file.js';

/**
 * Returns the start time of a process in the notation of the system, for comparison only: another
 * process may get its id later, but not with the same start time. Undefined once it has ended.
 */
export function processStart(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  const status = contentOf(`/proc/${pid}/stat`);
  if (status === undefined) return listedStart(pid);
  // The second field, the name, is in brackets and may contain spaces; fields 3 to 52 follow.
  const [state, ...fields] = status.slice(status.lastIndexOf(')') + 2).split(' ');
  // A zombie has ended, but its parent has not reaped it.
  return state === 'Z' ? undefined : fields[18];
}

/** Reads the start time with `ps`, for systems without `/proc`. */
function listedStart(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() || undefined;
}
