import type { migrations as every } from '@selvedge/migrations/index';
import { DataSource } from 'typeorm';

import { patientOptions } from './data-source.js';

type Migrations = typeof every;

/** Runs the pending migrations in order, while the caller holds the lock; returns their names. */
export async function runMigrations(
  databaseUrl: string,
  migrations: Migrations,
): Promise<readonly string[]> {
  const options = { ...patientOptions(databaseUrl), migrations: [...migrations] };
  const dataSource = await new DataSource(options).initialize();
  try {
    const ran = await dataSource.runMigrations();
    return ran.map((migration) => migration.name);
  } finally {
    await dataSource.destroy();
  }
}
