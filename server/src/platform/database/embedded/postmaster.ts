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
/** Those who use it know its port: what is left of the one that was killed may hold that for a while. */
const retriesOfRestart = 240;
const retryEveryMs = 250;
const stopsWithinMs = 15_000;
const lookEveryMs = 10;

/** Personal data must not reach the log: statements and the rows of a conflict stay out of it. */
const quietLog = ['log_min_error_statement=panic', 'log_error_verbosity=terse'];

/**
 * The postmaster of a cluster, ready for connections: the one that runs already, or a new one. A
 * new one that loses a race, or meets the last backends of one that was killed, is tried again. With a
 * port it listens there and nowhere else. Throws where none starts in the end.
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
  throw new Error(`PostgreSQL does not start; see ${logOf(cluster)}`);
}

/** Fast shutdown: transactions are rolled back, everything committed is on disk. Throws after 15 seconds. */
export async function stopPostmaster({ dataFolder }: Cluster): Promise<void> {
  const pid = livePostmaster(dataFolder)?.pid;
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + stopsWithinMs;
  while (livePostmaster(dataFolder)?.pid === pid) {
    if (Date.now() > deadline) throw new Error('PostgreSQL does not stop.');
    await wait(lookEveryMs);
  }
}

/** Waits for one that recovers. */
async function settledPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  for (;;) {
    const live = livePostmaster(dataFolder);
    if (!live || live.ready) return live;
    await wait(lookEveryMs);
  }
}

/** Answers the id of the new process once that is ready or has ended; undefined where there is none. */
async function spawnPostmaster(cluster: Cluster, port: number): Promise<number | undefined> {
  const { account, dataFolder } = cluster;
  disownStaleFile(dataFolder);
  const [program = '', ...args] = commandOf(cluster, port);
  const log = openSync(logOf(cluster), 'a', 0o600);
  // Detached: Ctrl-C goes to the group of the terminal, and the server drains before this stops.
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

/** The file may still be a former postmaster's, so that its `ready` counts only for this pid. */
async function isReady(dataFolder: string, pid: number | undefined): Promise<void> {
  for (;;) {
    const written = writtenPostmaster(dataFolder);
    if (written?.ready && written.pid === pid) return;
    if (pid === undefined || !isAlive(pid)) return;
    await wait(lookEveryMs);
  }
}

/** The port of the last time, unless somebody else took it meanwhile. */
async function portOf({ folder }: Cluster): Promise<number> {
  const file = path.join(folder, 'port');
  const port = await freePort(Number(contentOf(file)) || undefined);
  writeFileSync(file, String(port));
  return port;
}

function logOf({ folder }: Cluster): string {
  return path.join(folder, 'log');
}
