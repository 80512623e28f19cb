import { availableParallelism } from 'node:os';

import { type Config } from '../config/config.js';
import { ConfigRefused } from '../config/read-config.js';

type Asked = Pick<Config, 'SERVER_PROCESSES'>;

/** Connections of one process: for requests 10, appends 6, jobs 8, and one for wake-ups (decision 0048). */
const connectionsOfOne = 25;
/** For a program at the terminal, a backup, or whoever looks. */
const spare = 10;

/** How many processes are asked for, whatever the database has connections for. */
function askedFor({ SERVER_PROCESSES: asked }: Asked): number {
  return asked === 'max' ? availableParallelism() : Number(asked);
}

export function asksForSeveral(config: Asked): boolean {
  return askedFor(config) > 1;
}

/** While they are replaced there is one more. */
function connectionsFor(processes: number): number {
  return (processes + 1) * connectionsOfOne + spare;
}

/**
 * How many processes there can be on a database that lets so many connections in. A number that is too
 * high is refused: the processes would take each other's connections when it matters. `max` is then fewer (decision 0057).
 */
export function processCount(config: Asked, connections: number): number {
  const asked = askedFor(config);
  const most = Math.max(1, Math.floor((connections - spare) / connectionsOfOne) - 1);
  if (asked <= most || config.SERVER_PROCESSES === 'max') return Math.min(asked, most);
  throw new ConfigRefused([
    `SERVER_PROCESSES must be at most ${most}: the database lets in ${connections} connections, ` +
      `and these would need ${connectionsFor(asked)} (max_connections of PostgreSQL)`,
  ]);
}
