import { spawn, type ChildProcess } from 'node:child_process';

import type { Cluster } from './cluster.js';
import { ownMark, starterFileOf } from './starter.js';

/** A server whose supervisor was killed answers what it has begun within ten seconds: until then it has a database. */
const waitsForSeconds = 12;

/**
 * $1 data folder, $2 file of the starter, $3 what this process has written there, $4 seconds. The pipe
 * that it reads is never written to, and ends with this process. The command is looked at last: the
 * number may be another process's.
 */
const script = `
read -r _
sleep "$4"
[ "$(cat "$2")" = "$3" ] || exit 0
pid=$(head -n 1 "$1/postmaster.pid") || exit 0
{ tr '\\0' ' ' < "/proc/$pid/cmdline" || ps -o command= -p "$pid"; } | grep -qF -- "$1" && kill -INT "$pid"
`;

/**
 * Has the postmaster of a cluster stopped when this process is killed, and nobody has taken the
 * cluster over by then: a process of a shell's size waits for that. To be ended where this process stops
 * it itself. Throws nothing: without a shell the next start adopts what is left (decision 0006).
 */
export function leaveLastWill(
  { dataFolder, folder }: Pick<Cluster, 'dataFolder' | 'folder'>,
  seconds = waitsForSeconds,
): ChildProcess {
  const args = [dataFolder, starterFileOf(folder), ownMark(), String(seconds)];
  // Detached: whoever kills a group, or closes a terminal, is who it is there for.
  const executor = spawn('/bin/sh', ['-c', script, 'selvedge-last-will', ...args], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  executor.on('error', () => undefined);
  executor.unref();
  return executor;
}
