import { spawnSync } from 'node:child_process';

import { isAlive } from './is-alive.js';
import { contentOf } from './persistent-file.js';

/**
 * When a process started, in the system's own words, to be compared only: its number may be given to
 * another process later, but not with the same start. Undefined once it has ended.
 */
export function processStart(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  const status = contentOf(`/proc/${pid}/stat`);
  if (status === undefined) return listedStart(pid);
  // The second field, the name, stands in brackets and may hold spaces: fields 3 to 52 follow it.
  const [state, ...fields] = status.slice(status.lastIndexOf(')') + 2).split(' ');
  // A zombie has ended; nobody has asked how, yet.
  return state === 'Z' ? undefined : fields[18];
}

/** Where there is no `/proc`. */
function listedStart(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() || undefined;
}
