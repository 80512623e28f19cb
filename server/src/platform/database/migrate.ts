import { migrations } from '@selvedge/migrations/index';
import { Client } from 'pg';

import { nameOf, ranIn, refuseNewer, refuseOldServer } from './schema-version.js';

/** Any number will do, as long as nothing else in this database locks on it. */
const migrationLock = 12_180_417;

/**
 * Brings a database to the newest schema. Processes that start together wait for each other, since
 * TypeORM itself takes no lock. `required` are the first of them, for rows that an older version kept. Answers
 * the names of the migrations that ran. Throws ConfigRefused where a newer version was here, and on an old
 * PostgreSQL.
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
    // Loading TypeORM is half of what a second start would take.
    const { runMigrations } = await import('./run-migrations.js');
    return await runMigrations(databaseUrl, required);
  } finally {
    await locker.end();
  }
}
