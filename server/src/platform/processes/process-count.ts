import { availableParallelism } from 'node:os';

import { type Config } from '../config/config.js';
import { ConfigRefused } from '../config/read-config.js';

type ProcessConfig = Pick<Config, 'SERVER_PROCESSES'>;

/** Connections of one process: for requests 10, appends 6, jobs 8, and one for wake-ups (decision 0064). */
const connectionsOfOne = 25;
/** For a program at the terminal, a backup, or whoever looks. */
const spare = 10;

/** How many processes are asked for, whatever the database has connections for. */
function requestedProcesses({ SERVER_PROCESSES: requested }: ProcessConfig): number {
  return requested === 'max' ? availableParallelism() : Number(requested);
}

/**
 * Whether the process with this id leads others, instead of serving by itself. The first process of a
 * container always does: the kernel ignores SIGKILL that it gets from within the container, so that it
 * could not be ended when it hangs.
 */
export function isLeader(config: ProcessConfig, pid: number): boolean {
  return isMultiProcess(config) || pid === 1;
}

export function isMultiProcess(config: ProcessConfig): boolean {
  return requestedProcesses(config) > 1;
}

/** While they are replaced there is one more. */
function connectionsFor(processes: number): number {
  return (processes + 1) * connectionsOfOne + spare;
}

/**
 * How many processes there can be on a database that lets so many connections in. A number that is too
 * high is refused: the processes would take each other's connections when it matters. `max` is then fewer (decision 0006).
 */
export function processCount(config: ProcessConfig, connections: number): number {
  const requested = requestedProcesses(config);
  const most = Math.max(1, Math.floor((connections - spare) / connectionsOfOne) - 1);
  if (requested <= most || config.SERVER_PROCESSES === 'max') return Math.min(requested, most);
  throw new ConfigRefused([
    `SERVER_PROCESSES must be at most ${most}: the database lets in ${connections} connections, ` +
      `and these would need ${connectionsFor(requested)} (max_connections of PostgreSQL)`,
  ]);
}
