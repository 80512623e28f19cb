import { DataSource } from 'typeorm';

import { patientOptions } from './data-source.js';

/** Runs what has not run yet; the caller holds the lock. Answers the names. */
export async function runMigrations(databaseUrl: string): Promise<readonly string[]> {
  const dataSource = await new DataSource(patientOptions(databaseUrl)).initialize();
  try {
    const ran = await dataSource.runMigrations();
    return ran.map((migration) => migration.name);
  } finally {
    await dataSource.destroy();
  }
}
