import { migrations } from '@selvedge/migrations/index';
import { Client } from 'pg';

import type { Config } from '../config/config.js';
import { ConfigRefused } from '../config/read-config.js';

/** Time limit for a silent database at start-up; the supervisor restarts the process. */
const answersWithinMs = 10_000;

/** Oldest supported version; older ones lack features that the product uses. */
const oldestPostgres = 18;

/** Name under which a database records the migration. */
export function nameOf(Migration: (typeof migrations)[number]): string {
  return new Migration().name ?? Migration.name;
}

/** Names of the migrations that ran in a database; empty for a new one. */
export async function ranIn(client: Client): Promise<ReadonlySet<string>> {
  const table = await client.query("SELECT WHERE to_regclass('migration') IS NOT NULL");
  if (table.rowCount === 0) return new Set();
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migration');
  return new Set(rows.map(({ name }) => name));
}

/** Throws ConfigRefused if the server's PostgreSQL is too old. */
export async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::integer / 10000 AS version`,
  );
  refuseOldPostgres(rows[0]?.version ?? 0);
}

/** `version` is the major version. Throws ConfigRefused. */
export function refuseOldPostgres(version: number): void {
  if (version >= oldestPostgres) return;
  throw new ConfigRefused([
    `DATABASE_URL points to PostgreSQL ${version}. Version ${oldestPostgres} or newer is required`,
  ]);
}

/**
 * Throws ConfigRefused if a newer version has migrated the database, because it would mistake data
 * rebuilt by this version for its own.
 */
export function refuseNewer(ran: ReadonlySet<string>): void {
  const registered = new Set(migrations.map(nameOf));
  if ([...ran].every((name) => registered.has(name))) return;
  throw new ConfigRefused([
    'The database is from a newer version of Selvedge. Run that version, or restore an earlier backup into a new database',
  ]);
}

/** Throws ConfigRefused unless the schema of the database matches this version. */
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
      'The database is from an older version of Selvedge. Migrate it with npm start or node server/dist/start/migrate.main.js',
    ]);
  } finally {
    await client.end();
  }
}
