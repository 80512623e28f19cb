import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import { migrations } from '@selvedge/migrations/index';
import { runMigrations as openJobs } from 'bullmq';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { migrate } from '../../platform/database/migrate.js';
import { nameOf as nameOfMigration } from '../../platform/database/schema-version.js';
import { columnsOf, nameOf, tablesOf } from './catalogue.js';
import { tableFileOf, type CopiedTable, type Manifest } from './manifest.js';
import { BackupRefused } from './refusals.js';

/**
 * Gap for numbers assigned after the backup, which are on receipts and in mails and must not be
 * reused. More than a shop assigns between two backups.
 */
const numbersAhead = 10_000;

/**
 * Loads a backup into an empty database: creates the schema of that time, loads the rows in one
 * transaction, then runs later migrations. Throws BackupRefused.
 */
export async function load(databaseUrl: string, folder: string, manifest: Manifest): Promise<void> {
  await migrate(databaseUrl, migrationsOf(manifest));
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'selvedge restore',
  });
  await client.connect();
  try {
    if (manifest.tables.some(({ schema }) => schema === jobs)) await makeJobs(client);
    const places = await placesFor(client, manifest);
    await client.query('BEGIN');
    // Rows inserted by migrations are in the backup too.
    for (const { name } of places.toReversed()) await empty(client, name);
    for (const { copied } of places) await fill(client, copied, folder);
    for (const { schema, name, last } of manifest.sequences)
      await client.query('SELECT setval($1::text::regclass, $2)', [
        nameOf({ schema, name }),
        last + (schema === jobs ? 0 : numbersAhead),
      ]);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
  await migrate(databaseUrl);
}

/** Schema of BullMQ, which has its own migrations. */
const jobs = 'bullmq';

async function makeJobs(client: Client): Promise<void> {
  await client.query(`SELECT set_config('search_path', $1, false)`, [jobs]);
  await openJobs(client);
  await client.query('RESET search_path');
}

function migrationsOf(manifest: Manifest): typeof migrations {
  const expected = new Set(manifest.migrations);
  const found = migrations.filter((Migration) => expected.has(nameOfMigration(Migration)));
  if (found.length < expected.size)
    throw new BackupRefused(
      'The backup is from a newer version of Selvedge. Restore it with that version.',
    );
  return found;
}

interface Place {
  readonly copied: CopiedTable;
  readonly name: string;
}

/** Matches the tables of a backup with those of the database, referenced ones first. */
async function placesFor(client: Client, { tables }: Manifest): Promise<readonly Place[]> {
  const found = await tablesOf(client);
  const places = found.flatMap((table): Place[] => {
    const name = nameOf(table);
    const copied = tables.find((each) => nameOf(each) === name);
    if (copied?.columns.some((column) => !table.columns.includes(column)))
      throw new BackupRefused(`The rows of ${name} do not fit this version of Selvedge.`);
    return copied ? [{ copied, name }] : [];
  });
  const homeless = tables.filter((each) => !places.some(({ name }) => name === nameOf(each)));
  if (homeless.length > 0)
    throw new BackupRefused(
      `This version of Selvedge has no table ${homeless.map(nameOf).join(', ')}.`,
    );
  return places;
}

/** Skips empty tables, because the log refuses every deletion. */
async function empty(client: Client, table: string): Promise<void> {
  const { rowCount } = await client.query(`SELECT FROM ${table} LIMIT 1`);
  if (rowCount !== 0) await client.query(`DELETE FROM ${table}`);
}

async function fill(client: Client, table: CopiedTable, folder: string): Promise<void> {
  const file = path.join(folder, tableFileOf(table));
  const rows = client.query(copyFrom(`COPY ${nameOf(table)} (${columnsOf(table)}) FROM STDIN`));
  await pipeline(createReadStream(file), createGunzip(), rows);
  if (rows.rowCount !== table.rows) throw new BackupRefused(`${file} is damaged.`);
}

/** Throws BackupRefused if a file has changed. */
export async function check(folder: string, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const file = path.join(folder, tableFileOf(table));
    const hash = createHash('sha256');
    if (existsSync(file)) await pipeline(createReadStream(file), hash);
    if (hash.digest('hex') !== table.sha256) throw new BackupRefused(`${file} is damaged.`);
  }
}
