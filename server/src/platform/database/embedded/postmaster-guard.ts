import { spawn, type ChildProcess } from 'node:child_process';

import type { Cluster } from './cluster.js';
import { ownMark, starterFileOf } from './starter.js';

/**
 * A server whose supervisor was killed finishes its requests within ten seconds, and needs the
 * database until then.
 */
const waitsForSeconds = 12;

/**
 * $1 data folder, $2 starter file, $3 expected content of that file, $4 seconds. The pipe that it
 * reads is never written to and closes with this process. The command line is checked last, as the
 * pid may belong to another process by then.
 */
const script = `
read -r _
sleep "$4"
[ "$(cat "$2")" = "$3" ] || exit 0
pid=$(head -n 1 "$1/postmaster.pid") || exit 0
{ tr '\\0' ' ' < "/proc/$pid/cmdline" || ps -o command= -p "$pid"; } | grep -qF -- "$1" && kill -INT "$pid"
`;

/**
 * Starts a small shell process that stops the postmaster after this process is killed, unless
 * another process has taken the cluster over by then. The caller must end it when it stops the
 * postmaster itself. Never throws: without a shell, the next start adopts the postmaster (decision
 * 0006).
 */
export function guardPostmaster(
  { dataFolder, folder }: Pick<Cluster, 'dataFolder' | 'folder'>,
  seconds = waitsForSeconds,
): ChildProcess {
  const args = [dataFolder, starterFileOf(folder), ownMark(), String(seconds)];
  // Detached, because it must survive a kill of the process group or a closed terminal.
  const executor = spawn('/bin/sh', ['-c', script, 'selvedge-last-will', ...args], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  executor.on('error', () => undefined);
  executor.unref();
  return executor;
}
