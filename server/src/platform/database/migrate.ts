import { migrations } from '@selvedge/migrations/index';
import { Client } from 'pg';

/** Any number will do, as long as nothing else in this database locks on it. */
const migrationLock = 12_180_417;

/**
 * Brings a database to the newest schema. Processes that start together wait for each other, since
 * TypeORM itself takes no lock. `wanted` are
 * the first of them, for rows that an older version kept. Answers the names of the migrations that ran.
 */
export async function migrate(
  databaseUrl: string,
  wanted: typeof migrations = migrations,
): Promise<readonly string[]> {
  const locker = new Client({
    connectionString: databaseUrl,
    application_name: 'selvedge migrate',
  });
  await locker.connect();
  try {
    await locker.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    if (await isUpToDate(locker, wanted)) return [];
    // Loading TypeORM is half of what a second start would take.
    const { runMigrations } = await import('./run-migrations.js');
    return await runMigrations(databaseUrl, wanted);
  } finally {
    await locker.end();
  }
}

/** By which a database remembers that it ran. */
export function nameOf(Migration: (typeof migrations)[number]): string {
  return new Migration().name ?? Migration.name;
}

async function isUpToDate(client: Client, wanted: typeof migrations): Promise<boolean> {
  const table = await client.query("SELECT WHERE to_regclass('migration') IS NOT NULL");
  if (table.rowCount === 0) return false;
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migration');
  const ran = new Set(rows.map(({ name }) => name));
  return wanted.every((Migration) => ran.has(nameOf(Migration)));
}
