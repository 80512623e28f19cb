import { randomInt } from 'node:crypto';
import path from 'node:path';

import { Client } from 'pg';

import { withDatabase } from '../database/database-url.js';
import { migrate } from '../database/migrate.js';
import { hashOf, ensureTemplate } from './templates.js';

/** Access for the specs of one run to create their own databases. */
export interface RunDatabases {
  /** Connection that may create databases. */
  readonly adminUrl: string;
  /** Prefix of every database of this run; they are dropped when the run ends. */
  readonly prefix: string;
  /** Migrated, and never connected to. */
  readonly template: string;
}

/** Application name of a run's connection. */
export const applicationName = 'selvedge test run';

/** Prefix of the databases of all runs, followed by the run number. */
const family = 'selvedge_test_';

const migrations = path.resolve(import.meta.dirname, '../../../../migrations/src');

/**
 * Finds or creates the template of a run. The run's lock is held while `admin` is connected, so
 * that a later run can detect and drop the databases of a killed one.
 */
export async function openRun(admin: Client, adminUrl: string): Promise<RunDatabases> {
  const run = randomInt(2 ** 31 - 1);
  await admin.query('SELECT pg_advisory_lock($1)', [run]);
  await dropLeftovers(admin);
  const prefix = `${family}${run}_`;
  const template = await ensureTemplate(admin, {
    kind: 'migrated',
    hash: hashOf([migrations]),
    draft: `${prefix}draft`,
    fill: async (draft) => {
      await admin.query(`CREATE DATABASE ${draft}`);
      await migrate(withDatabase(adminUrl, draft));
    },
  });
  return { adminUrl, prefix, template };
}

/** Whether another run uses the same server now. */
export async function isShared(admin: Client): Promise<boolean> {
  const { rowCount } = await admin.query(
    'SELECT FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()',
    [applicationName],
  );
  return rowCount !== 0;
}

/** Drops every database of a run, even those that a leaked connection still holds. */
export async function dropDatabases(admin: Client, prefix: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) {
    await admin.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
  }
}

async function dropLeftovers(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ run: string }>(
    `SELECT DISTINCT substring(datname from '^${family}(\\d+)_') AS run
     FROM pg_database WHERE datname ~ '^${family}\\d+_'`,
  );
  for (const { run } of rows) {
    const lock = await admin.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
      run,
    ]);
    if (!lock.rows[0]?.free) continue;
    await dropDatabases(admin, `${family}${run}_`);
    await admin.query('SELECT pg_advisory_unlock($1)', [run]);
  }
}
