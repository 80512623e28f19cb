import { migrations } from '@selvedge/migrations/index';
import { Client } from 'pg';

import { nameOf, ranIn, refuseNewer, refuseOldServer } from './schema-version.js';

/** Arbitrary advisory lock number, unique in this database. */
const migrationLock = 12_180_417;

/**
 * Migrates a database to the newest schema. Processes that start together wait for each other,
 * since TypeORM takes no lock. `required` migrations run first, for rows of an older version.
 * Returns the names of the migrations that ran. Throws ConfigRefused for a newer schema and for an
 * old PostgreSQL.
 */
export async function migrate(
  databaseUrl: string,
  required: typeof migrations = migrations,
): Promise<readonly string[]> {
  const locker = new Client({
    connectionString: databaseUrl,
    application_name: 'selvedge migrate',
  });
  await locker.connect();
  try {
    await refuseOldServer(locker);
    await locker.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const ran = await ranIn(locker);
    refuseNewer(ran);
    if (required.every((Migration) => ran.has(nameOf(Migration)))) return [];
    // Loading TypeORM would take half the time of a restart.
    const { runMigrations } = await import('./run-migrations.js');
    return await runMigrations(databaseUrl, required);
  } finally {
    await locker.end();
  }
}
