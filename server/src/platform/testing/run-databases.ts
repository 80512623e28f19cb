import { randomInt } from 'node:crypto';
import path from 'node:path';

import { Client } from 'pg';

import { withDatabase } from '../database/database-url.js';
import { migrate } from '../database/migrate.js';
import { hashOf, ensureTemplate } from './templates.js';

/** What the specs of one run need to make databases of their own. */
export interface RunDatabases {
  /** A connection that may create databases. */
  readonly adminUrl: string;
  /** Every database of this run begins with it; dropped when the run ends. */
  readonly prefix: string;
  /** Migrated, and never connected to. */
  readonly template: string;
}

/** What the connection of a run calls itself. */
export const applicationName = 'selvedge test run';

/** Databases of runs begin with this and the number of the run. */
const family = 'selvedge_test_';

const migrations = path.resolve(import.meta.dirname, '../../../../migrations/src');

/**
 * Finds or makes the template of a run. The run's lock is held as long as `admin` is connected, so that a
 * later run knows which databases were left behind by one that was killed, and drops those.
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

/** Drops every database of a run, also those a forgotten connection still holds. */
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
