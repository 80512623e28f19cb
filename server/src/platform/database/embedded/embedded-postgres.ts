import type { ChildProcess } from 'node:child_process';
import { setInterval } from 'node:timers/promises';

import { Client } from 'pg';

import { hasCode } from '../../persistent-file.js';
import { withDatabase } from '../database-url.js';
import { findBinaries } from './binaries.js';
import { openCluster, owner, type Cluster } from './cluster.js';
import { guardPostmaster } from './postmaster-guard.js';
import { livePostmaster, type Postmaster } from './postmaster-file.js';
import { startPostmaster, stopPostmaster } from './postmaster.js';
import { claimPostmaster, isPostmasterOurs } from './starter.js';

const pollIntervalMs = 200;

/** Embedded PostgreSQL server, restarted whenever it is killed. */
export class EmbeddedPostgres {
  readonly url: string;
  /** Rejects if it died and cannot be restarted; resolves after `stop`. */
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

  /** Stops the server if this process owns it: started here, or adopted from a dead starter. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.watched;
    if (isPostmasterOurs(this.cluster.folder)) await stopPostmaster(this.cluster);
    this.lastWill?.kill();
  }

  /** Ties the server's life to this process: it stops `seconds` after this process is killed. */
  endWithUs(seconds?: number): void {
    this.lastWill ??= guardPostmaster(this.cluster, seconds);
  }

  private async watch(): Promise<void> {
    const { signal } = this.stopping;
    try {
      for await (const _ of setInterval(pollIntervalMs, undefined, { signal })) {
        if (!livePostmaster(this.cluster.dataFolder)) await this.restart();
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** Restarts on the same port, because the clients already have its address. */
  private async restart(): Promise<void> {
    const { started } = await startPostmaster(this.cluster, this.postmaster.port);
    if (started) claimPostmaster(this.cluster.folder);
  }
}

/**
 * Runs the PostgreSQL of a folder with one database, creating it the first time. Reuses a running
 * postmaster with its settings. Throws on platforms without programs.
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
    // A concurrent start created it.
    if (!hasCode(error, '42P04') && !hasCode(error, '23505')) throw error;
  } finally {
    await admin.end();
  }
}
