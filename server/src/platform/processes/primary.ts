import cluster, { type Worker } from 'node:cluster';

import { Client } from 'pg';

import type { Config } from '../config/config.js';
import { logLine } from '../logging/readable-line.js';
import { MetricsServer } from '../metrics/metrics-server.js';
import { GroupNumbers } from './group-numbers.js';
import { onParentExit } from './parent-exit.js';
import { processCount } from './process-count.js';
import { WorkerGroup } from './worker-group.js';

const connectWithinMs = 5_000;

/** Runs several serving processes until it is stopped; resolves with the exit code. */
export async function lead(config: Config): Promise<number> {
  const of = processCount(config, await connectionsOf(config));
  const write = writerOf(config);
  const group = new WorkerGroup(of, write);
  cluster.on('message', (_worker: Worker, message: unknown) => {
    if (message === null || typeof message !== 'object') return;
    if ('invitation' in message) invite(message, write);
    if ('step' in message) process.send?.(message);
  });
  listenTo(group);
  const metrics = serveNumbers(config, group, write);
  try {
    return await group.run(() => {
      if (process.send) process.send('ready');
      else write('log', 'the server listens', { host: config.HOST, port: config.PORT });
    });
  } finally {
    metrics?.close();
  }
}

/** Without a parent process, the log is the only place for the link. */
function invite(message: object, write: Write): void {
  if (process.send) process.send(message);
  else write('warn', 'no staff account exists yet: open the link', message);
}

function listenTo(group: WorkerGroup): void {
  const stop = (): void => {
    group.stop();
  };
  // Idempotent, as in a single process.
  process.on('SIGTERM', stop).on('SIGINT', stop);
  onParentExit(stop);
  process.on('SIGHUP', () => {
    group.rollOver();
  });
}

/** Connection limit of the database for this user. */
async function connectionsOf({ DATABASE_URL }: Config): Promise<number> {
  const client = new Client({
    connectionString: DATABASE_URL,
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: connectWithinMs,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ connections: number }>(
      `SELECT sum(CASE name WHEN 'max_connections' THEN 1 ELSE -1 END * setting::int)::int AS connections
       FROM pg_settings
       WHERE name IN ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`,
    );
    return rows[0]?.connections ?? 0;
  } finally {
    await client.end();
  }
}

/** Serves the metrics of all processes, where a single process would serve its own. */
function serveNumbers(config: Config, group: WorkerGroup, write: Write): MetricsServer | undefined {
  const { METRICS_PORT: port, METRICS_HOST: host } = config;
  if (port === undefined) return undefined;
  const server = new MetricsServer(new GroupNumbers(group));
  server.listen(port, host).then(
    () => write('log', 'metrics are served', { port }),
    () => write('error', 'metrics are not served', { port }),
  );
  return server;
}

type Write = (level: 'log' | 'warn' | 'error', message: string, facts: object) => void;

/** Writes log lines in the workers' format, without loading their logger. */
function writerOf({ LOG_FORMAT }: Config): Write {
  return (level, message, facts) => {
    const at = { level, pid: process.pid, timestamp: Date.now() };
    const line = { ...at, message: { message, ...facts }, context: 'Processes' };
    process.stdout.write(`${logLine(LOG_FORMAT, line)}\n`);
  };
}
