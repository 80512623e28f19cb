import { migrations } from '@selvedge/migrations/index';
import { Client } from 'pg';

import type { Config } from '../config/config.js';
import { ConfigRefused } from '../config/read-config.js';

/** A database that is silent at a start is not waited for: whoever started it tries again. */
const answersWithinMs = 10_000;

/** What the product is tried with; an older one lacks some of what is asked of it. */
const oldestPostgres = 18;

/** By which a database remembers that it ran. */
export function nameOf(Migration: (typeof migrations)[number]): string {
  return new Migration().name ?? Migration.name;
}

/** The names of the migrations that ran in a database; none in an empty one. */
export async function ranIn(client: Client): Promise<ReadonlySet<string>> {
  const table = await client.query("SELECT WHERE to_regclass('migration') IS NOT NULL");
  if (table.rowCount === 0) return new Set();
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migration');
  return new Set(rows.map(({ name }) => name));
}

/** Throws ConfigRefused where the server is an older PostgreSQL than the product is made for. */
export async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::integer / 10000 AS version`,
  );
  refuseOldPostgres(rows[0]?.version ?? 0);
}

/** `version` is the number before the dot. Throws ConfigRefused. */
export function refuseOldPostgres(version: number): void {
  if (version >= oldestPostgres) return;
  throw new ConfigRefused([
    `DATABASE_URL names a PostgreSQL ${version}; it has to be ${oldestPostgres} or newer`,
  ]);
}

/**
 * Throws ConfigRefused where a newer version was here: what this one folds again, the newer one would take
 * for its own.
 */
export function refuseNewer(ran: ReadonlySet<string>): void {
  const registered = new Set(migrations.map(nameOf));
  if ([...ran].every((name) => registered.has(name))) return;
  throw new ConfigRefused([
    'The database is of a newer version of Selvedge: take its sources, or restore a backup of before into a new database',
  ]);
}

/** Throws ConfigRefused unless the schema of a database is that of this version. */
export async function requireOwnSchema({
  DATABASE_URL,
}: Pick<Config, 'DATABASE_URL'>): Promise<void> {
  const client = new Client({
    connectionString: DATABASE_URL,
    connectionTimeoutMillis: answersWithinMs,
    query_timeout: answersWithinMs,
    application_name: 'selvedge start',
  });
  await client.connect();
  try {
    const ran = await ranIn(client);
    refuseNewer(ran);
    if (migrations.every((Migration) => ran.has(nameOf(Migration)))) return;
    throw new ConfigRefused([
      'The database is of an older version of Selvedge: npm start brings it forward, and so does node server/dist/start/migrate.main.js',
    ]);
  } finally {
    await client.end();
  }
}
