import type { ChildProcess } from 'node:child_process';
import { setInterval } from 'node:timers/promises';

import { Client } from 'pg';

import { hasCode } from '../../persistent-file.js';
import { withDatabase } from '../database-url.js';
import { findBinaries } from './binaries.js';
import { openCluster, owner, type Cluster } from './cluster.js';
import { leaveLastWill } from './last-will.js';
import { livePostmaster, type Postmaster } from './postmaster-file.js';
import { startPostmaster, stopPostmaster } from './postmaster.js';
import { claimPostmaster, isPostmasterOurs } from './starter.js';

const lookEveryMs = 200;

/** A PostgreSQL of our own, which is started again whenever something kills it. */
export class EmbeddedPostgres {
  readonly url: string;
  /** Rejects when it died and cannot be started again; resolves after `stop`. */
  readonly watched: Promise<void>;
  private readonly stopping = new AbortController();
  private lastWill: ChildProcess | undefined;

  constructor(
    private readonly cluster: Cluster,
    private readonly postmaster: Postmaster,
  ) {
    this.url = urlOf(cluster, postmaster);
    this.watched = this.watch();
  }

  /** Stops it if it is ours: started here, or found without the process that started it. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.watched;
    if (isPostmasterOurs(this.cluster.folder)) await stopPostmaster(this.cluster);
    this.lastWill?.kill();
  }

  /** From now on it ends with this process, however that ends; `seconds` after it, if it is killed. */
  endWithUs(seconds?: number): void {
    this.lastWill ??= leaveLastWill(this.cluster, seconds);
  }

  private async watch(): Promise<void> {
    const { signal } = this.stopping;
    try {
      for await (const _ of setInterval(lookEveryMs, undefined, { signal })) {
        if (!livePostmaster(this.cluster.dataFolder)) await this.restart();
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** Whoever uses it has its address: elsewhere it would be found by nobody. */
  private async restart(): Promise<void> {
    const { started } = await startPostmaster(this.cluster, this.postmaster.port);
    if (started) claimPostmaster(this.cluster.folder);
  }
}

/**
 * Runs the PostgreSQL of a folder, which is made at the first time, with one database. A postmaster
 * that already runs there is used, with the settings it has. Throws on systems without programs for it.
 */
export async function launchEmbeddedPostgres(
  folder: string,
  settings: readonly string[] = [],
): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(folder, await findBinaries(), settings);
  const postmaster = await startPostmaster(cluster);
  if (postmaster.started || isPostmasterOurs(folder)) claimPostmaster(folder);
  await makeDatabase(urlOf(cluster, postmaster));
  return new EmbeddedPostgres(cluster, postmaster);
}

function urlOf({ password }: Cluster, { port }: Postmaster): string {
  return `postgres://${owner}:${password}@127.0.0.1:${port}/${owner}`;
}

async function makeDatabase(url: string): Promise<void> {
  const admin = new Client({ connectionString: withDatabase(url, 'postgres') });
  await admin.connect();
  try {
    const existing = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [owner]);
    if (existing.rowCount === 0) await admin.query(`CREATE DATABASE ${owner}`);
  } catch (error) {
    // Another start made it at the same moment.
    if (!hasCode(error, '42P04') && !hasCode(error, '23505')) throw error;
  } finally {
    await admin.end();
  }
}
