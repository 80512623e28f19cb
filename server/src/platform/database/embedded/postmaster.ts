import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '../../free-port.js';
import { isAlive } from '../../is-alive.js';
import { contentOf } from '../../persistent-file.js';
import type { Cluster } from './cluster.js';
import {
  disownStaleFile,
  livePostmaster,
  writtenPostmaster,
  type Postmaster,
} from './postmaster-file.js';

const retries = 12;
/**
 * For a while, remaining processes of a killed postmaster may occupy the port, which clients
 * already use.
 */
const retriesOfRestart = 240;
const retryEveryMs = 250;
const stopsWithinMs = 15_000;
const pollIntervalMs = 10;

/** Keeps personal data out of the log: no statements and no conflicting rows. */
const quietLog = ['log_min_error_statement=panic', 'log_error_verbosity=terse'];

/**
 * Returns a postmaster that is ready for connections: the running one or a new one. Retries if a
 * new one loses a race, or if backends of a killed one are still running. A given port is
 * mandatory. Throws if none starts.
 */
export async function startPostmaster(
  cluster: Cluster,
  port?: number,
): Promise<Postmaster & { started: boolean }> {
  let spawned: number | undefined;
  const attempts = port === undefined ? retries : retriesOfRestart;
  for (let attempt = 0; attempt <= attempts; attempt++) {
    const live = await settledPostmaster(cluster.dataFolder);
    if (live) return { ...live, started: live.pid === spawned };
    if (attempt > 0) await wait(retryEveryMs);
    spawned = await spawnPostmaster(cluster, port ?? (await portOf(cluster)));
  }
  throw new Error(`PostgreSQL did not start. See ${logOf(cluster)}`);
}

/**
 * Fast shutdown: rolls back open transactions; committed data is on disk. Throws after 15 seconds.
 */
export async function stopPostmaster({ dataFolder }: Cluster): Promise<void> {
  const pid = livePostmaster(dataFolder)?.pid;
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + stopsWithinMs;
  while (livePostmaster(dataFolder)?.pid === pid) {
    if (Date.now() > deadline) throw new Error('PostgreSQL did not stop within 15 seconds.');
    await wait(pollIntervalMs);
  }
}

/** Waits for a recovering postmaster. */
async function settledPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  for (;;) {
    const live = livePostmaster(dataFolder);
    if (!live || live.ready) return live;
    await wait(pollIntervalMs);
  }
}

/**
 * Returns the pid of the new process once it is ready or has ended; undefined if none was spawned.
 */
async function spawnPostmaster(cluster: Cluster, port: number): Promise<number | undefined> {
  const { account, dataFolder } = cluster;
  disownStaleFile(dataFolder);
  const [program = '', ...args] = commandOf(cluster, port);
  const log = openSync(logOf(cluster), 'a', 0o600);
  // Detached: Ctrl-C goes to the terminal's process group, but the server must drain before this
  // stops.
  const child = spawn(program, args, {
    ...account.ids,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  await Promise.race([once(child, 'exit'), isReady(dataFolder, child.pid)]);
  return child.pid;
}

function commandOf(cluster: Cluster, port: number): readonly string[] {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    ...quietLog,
    ...cluster.settings,
  ];
  const { account, binaries, dataFolder } = cluster;
  const options = settings.flatMap((setting) => ['-c', setting]);
  return [...account.prefix, binaries.postgres, '-D', dataFolder, ...options];
}

/** The file may be left over from a former postmaster, so `ready` counts only for this pid. */
async function isReady(dataFolder: string, pid: number | undefined): Promise<void> {
  for (;;) {
    const written = writtenPostmaster(dataFolder);
    if (written?.ready && written.pid === pid) return;
    if (pid === undefined || !isAlive(pid)) return;
    await wait(pollIntervalMs);
  }
}

/** The previous port, unless it is occupied by now. */
async function portOf({ folder }: Cluster): Promise<number> {
  const file = path.join(folder, 'port');
  const port = await freePort(Number(contentOf(file)) || undefined);
  writeFileSync(file, String(port));
  return port;
}

function logOf({ folder }: Cluster): string {
  return path.join(folder, 'log');
}
