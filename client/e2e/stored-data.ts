import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect } from '@playwright/test';
import { Client } from 'pg';

import { test } from './journey.js';

/** Data folder of the product under test, from its configuration: outbox, records and log. */
export function dataDir(): string {
  return String(test.info().config.metadata['dataDir']);
}

/**
 * Returns all tables with a row that contains the text, and all files that contain it, except the
 * database's own.
 */
export async function placesOf(text: string): Promise<readonly string[]> {
  return [...(await tablesWith(text)), ...filesWith(text)];
}

/** Returns the text of the last mail to an address; undefined if there is none. */
export async function mailTo(email: string): Promise<string | undefined> {
  const database = new Client({ connectionString: databaseUrl() });
  await database.connect();
  try {
    const { rows } = await database.query<{ text: string }>(
      'SELECT text_body AS text FROM mail_outbox WHERE recipient = $1 ORDER BY position DESC LIMIT 1',
      [email],
    );
    return rows[0]?.text;
  } finally {
    await database.end();
  }
}

async function tablesWith(text: string): Promise<readonly string[]> {
  const database = new Client({ connectionString: databaseUrl() });
  await database.connect();
  try {
    const { rows } = await database.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const query = `SELECT FROM ${name} t WHERE t::text ILIKE $1 LIMIT 1`;
      if ((await database.query(query, [`%${text}%`])).rowCount !== 0) found.push(name);
    }
    return found;
  } finally {
    await database.end();
  }
}

/**
 * Address of the database: from the configuration, or from the files in which the embedded
 * PostgreSQL stores its port and password.
 */
export function databaseUrl(): string {
  const given = String(test.info().config.metadata['databaseUrl']);
  if (given !== '') return given;
  const folder = path.join(dataDir(), 'pg');
  const password = readFileSync(path.join(folder, 'password'), 'utf8').trim();
  const port = readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://selvedge:${password}@127.0.0.1:${port ?? ''}/selvedge`;
}

/** Waits for a mail to the address that matches and returns the first group from the newest one. */
export async function inMailTo(address: string, pattern: RegExp): Promise<string> {
  const database = new Client({ connectionString: databaseUrl() });
  await database.connect();
  try {
    let found: string | undefined;
    await expect
      .poll(async () => {
        const { rows } = await database.query<{ text: string }>(
          'SELECT text_body AS text FROM mail_outbox WHERE recipient = $1 ORDER BY position DESC',
          [address],
        );
        found = rows.map(({ text }) => pattern.exec(text)?.[1]).find(Boolean);
        return found;
      })
      .toBeTruthy();
    return found ?? '';
  } finally {
    await database.end();
  }
}

/** Expires every recent password confirmation. */
export async function expireConfirmations(): Promise<void> {
  const database = new Client({ connectionString: databaseUrl() });
  await database.connect();
  try {
    await database.query('UPDATE sessions SET confirmed_at = NULL');
  } finally {
    await database.end();
  }
}

function filesWith(text: string): readonly string[] {
  return filesBelow(dataDir())
    .filter((file) => !file.startsWith(path.join(dataDir(), 'pg')))
    .filter((file) => contentOf(file).includes(text));
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

/** Empty if the file was renamed meanwhile; it is then read under its new name. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
