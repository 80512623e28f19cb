import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import type { DataSource } from 'typeorm';

import { environment } from '../config/environment.js';
import { dataSourceOptions } from '../database/data-source.js';
import { withDatabase } from '../database/database-url.js';
import { ServerDataSource } from '../database/server-data-source.js';
import type { RunDatabases } from './run-databases.js';

type Entities = readonly (new () => object)[];

/** Migrated, empty database for a spec that must not see data of other specs. */
export interface FreshDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/**
 * Migrated database of this jest worker, created on first use. Specs that share it use their own
 * ids (divisions, streams, addresses) and never empty a table.
 */
export async function workerDatabaseUrl(): Promise<string> {
  const run = runDatabases();
  const name = `${run.prefix}worker_${environment()['JEST_WORKER_ID'] ?? '0'}`;
  await asAdmin(run, async (admin) => {
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await admin.query(`CREATE DATABASE ${name} TEMPLATE ${run.template}`);
  });
  return withDatabase(run.adminUrl, name);
}

/** Creates a separate database, in 60 to 270 ms. Drop it in `afterAll`. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const run = runDatabases();
  const name = `${run.prefix}${randomUUID().replaceAll('-', '')}`;
  await asAdmin(run, (admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${run.template}`));
  return {
    url: withDatabase(run.adminUrl, name),
    drop: async () => {
      await asAdmin(run, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

/** Connects to the worker's database or a given one. Destroy the connection in `afterAll`. */
export async function testDataSource(entities: Entities, url?: string): Promise<DataSource> {
  const databaseUrl = url ?? (await workerDatabaseUrl());
  return new ServerDataSource(dataSourceOptions(databaseUrl, entities)).initialize();
}

/** Holds a named lock against all processes on the same server, including those of other runs. */
export async function holding<Made>(name: string, work: () => Promise<Made>): Promise<Made> {
  return asAdmin(runDatabases(), async (admin) => {
    await admin.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
    return work();
  });
}

async function asAdmin<Made>(
  { adminUrl }: RunDatabases,
  work: (admin: Client) => Promise<Made>,
): Promise<Made> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Databases of this run, passed on by jest's global setup. */
function runDatabases(): RunDatabases {
  // databases.main.ts wrote it as one of these two.
  const answer = JSON.parse(environment()['TEST_DATABASES'] ?? '{}') as
    | RunDatabases
    | { readonly problem?: string };
  if (!('prefix' in answer)) throw new Error(answer.problem ?? 'TEST_DATABASES is not set.');
  return answer;
}
