import { availableParallelism } from 'node:os';

import { type Config } from '../config/config.js';
import { ConfigRefused } from '../config/read-config.js';

type ProcessConfig = Pick<Config, 'SERVER_PROCESSES'>;

/**
 * Connections of one process: 10 for requests, 6 for appends, 8 for jobs, and one for wake-ups
 * (decision 0064).
 */
const connectionsOfOne = 25;
/** Reserve for a terminal program, a backup or an administrator. */
const spare = 10;

/** Requested number of processes, regardless of the database's connections. */
function requestedProcesses({ SERVER_PROCESSES: requested }: ProcessConfig): number {
  return requested === 'max' ? availableParallelism() : Number(requested);
}

/**
 * Whether the process with this id leads others instead of serving itself. The first process of a
 * container always does: the kernel ignores SIGKILL sent to it from within the container, so it
 * could not be ended when it hangs.
 */
export function isLeader(config: ProcessConfig, pid: number): boolean {
  return isMultiProcess(config) || pid === 1;
}

export function isMultiProcess(config: ProcessConfig): boolean {
  return requestedProcesses(config) > 1;
}

/** Includes one more process, which exists during a replacement. */
function connectionsFor(processes: number): number {
  return (processes + 1) * connectionsOfOne + spare;
}

/**
 * Number of processes for a database with this many connections. Throws if the setting is too high,
 * because processes would run out of connections under load; `max` is reduced instead (decision
 * 0006).
 */
export function processCount(config: ProcessConfig, connections: number): number {
  const requested = requestedProcesses(config);
  const most = Math.max(1, Math.floor((connections - spare) / connectionsOfOne) - 1);
  if (requested <= most || config.SERVER_PROCESSES === 'max') return Math.min(requested, most);
  throw new ConfigRefused([
    `SERVER_PROCESSES must be at most ${most}: the database allows ${connections} connections, ` +
      `but ${connectionsFor(requested)} would be needed (max_connections of PostgreSQL)`,
  ]);
}
