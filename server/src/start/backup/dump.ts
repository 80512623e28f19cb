import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import { columnsOf, nameOf, sequencesOf, tablesOf, type Table } from './catalogue.js';
import { tableFileOf, type CopiedTable, type Manifest } from './manifest.js';

type Dump = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

/**
 * Compression dominates the duration; the next level takes twice the time to save a tenth of the
 * size.
 */
const level = 1;

/**
 * Copies every row of a database into files below `folder`, as of one instant, during concurrent
 * writes. Changes nothing in the database (decision 0053).
 */
export async function dump(databaseUrl: string, folder: string): Promise<Dump> {
  mkdirSync(path.join(folder, 'tables'), { recursive: true, mode: 0o700 });
  const client = new Client({ connectionString: databaseUrl, application_name: 'selvedge backup' });
  await client.connect();
  try {
    const found = await tablesOf(client);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // Locks the tables before the snapshot is taken, because a later TRUNCATE would affect it too.
    if (found.length > 0)
      await client.query(`LOCK TABLE ${found.map(nameOf).join(', ')} IN ACCESS SHARE MODE`);
    const ran = await client.query<{ name: string }>('SELECT name FROM migration ORDER BY id');
    const tables: CopiedTable[] = [];
    for (const table of found) tables.push(await copy(client, table, folder));
    await client.query('COMMIT');
    // Read after all rows, so that no row contains a higher number.
    const sequences = await sequencesOf(client);
    return { migrations: ran.rows.map(({ name }) => name), tables, sequences };
  } finally {
    await client.end();
  }
}

async function copy(client: Client, table: Table, folder: string): Promise<CopiedTable> {
  const { schema, name, columns } = table;
  const rows = client.query(copyTo(`COPY ${nameOf(table)} (${columnsOf(table)}) TO STDOUT`));
  const hash = createHash('sha256');
  const counted = new PassThrough().on('data', (chunk: Buffer) => hash.update(chunk));
  const file = createWriteStream(path.join(folder, tableFileOf(table)), {
    mode: 0o600,
    flush: true,
  });
  await pipeline(rows, createGzip({ level }), counted, file);
  return { schema, name, columns, rows: rows.rowCount, sha256: hash.digest('hex') };
}
