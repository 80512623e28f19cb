import { randomUUID } from 'node:crypto';
import path from 'node:path';

import pg from 'pg';

import { environment } from '../../server/src/platform/config/environment.js';
import { withDatabase } from '../../server/src/platform/database/database-url.js';
import { launchEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres.js';
import { migrate } from '../../server/src/platform/database/migrate.js';

const dataFolder = path.resolve(import.meta.dirname, '../../.data/bench/pg');

/**
 * Creates a migrated database on the server of DATABASE_URL, or on an embedded one, and drops it
 * afterwards.
 */
export async function withBenchDatabase(measure: (url: string) => Promise<void>): Promise<void> {
  await withBenchDatabases(1, async ([url = '']) => measure(url));
}

/** Like `withBenchDatabase`, with several databases on one server. */
export async function withBenchDatabases(
  count: number,
  measure: (urls: readonly string[]) => Promise<void>,
): Promise<void> {
  const given = environment()['DATABASE_URL'];
  const embedded = given ? undefined : await launchEmbeddedPostgres(dataFolder);
  const serverUrl = given ?? embedded?.url ?? '';
  const names = Array.from(
    { length: count },
    () => `selvedge_bench_${randomUUID().replaceAll('-', '')}`,
  );
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  for (const name of names) await admin.query(`CREATE DATABASE ${name}`);
  try {
    const urls = names.map((name) => withDatabase(serverUrl, name));
    for (const url of urls) await migrate(url);
    await measure(urls);
  } finally {
    for (const name of names) await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
    await embedded?.stop();
  }
}

/** Provides a connection pool for the duration of a measurement. */
export async function withPool(
  url: string,
  max: number,
  measure: (pool: pg.Pool) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max });
  // Connections may still be closing when the database is dropped.
  pool.on('error', () => undefined);
  try {
    await measure(pool);
  } finally {
    await pool.end();
  }
}
