import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Client } from 'pg';

/** Arbitrary lock class, unique in this cluster. */
const lockClass = 12_180_419;

/** Maximum wait for a connection to a finished draft to end. */
const terminationMs = 10_000;

/** Template database, kept for later runs. */
export interface Template {
  /** Kind of template, such as `migrated`. Only one of each kind is kept. */
  readonly kind: string;
  /** Hash of everything its content depends on. */
  readonly hash: string;
  /** Name until it is complete; dropped with the run's databases. */
  readonly draft: string;
  readonly fill: (draft: string) => Promise<void>;
}

/**
 * Returns the name of a cached template, creating it if needed. No run drops it while this connection
 * is open. Templates of the same kind with other content are dropped unless a run still holds them.
 */
export async function ensureTemplate(
  admin: Client,
  { kind, hash, draft, fill }: Template,
): Promise<string> {
  const name = nameOf(kind, hash);
  await admin.query('SELECT pg_advisory_lock_shared($1, $2)', locking(name));
  // One of two concurrent runs creates it.
  await admin.query('SELECT pg_advisory_lock($1, $2)', locking(kind));
  try {
    await dropOthers(admin, kind, name);
    const existing = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (existing.rowCount === 0) {
      await fill(draft);
      // On a busy machine, a connection of the application may outlive it.
      await admin.query(
        `SELECT pg_terminate_backend(pid, $2) FROM pg_stat_activity
         WHERE datname = $1 AND usename = current_user`,
        [draft, terminationMs],
      );
      await admin.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
    }
    return name;
  } finally {
    await admin.query('SELECT pg_advisory_unlock($1, $2)', locking(kind));
  }
}

/** Hash of names and contents of all files below some folders, without specs. */
export function hashOf(folders: readonly string[], ...more: readonly string[]): string {
  const hash = createHash('sha256').update(more.join());
  for (const folder of folders) {
    for (const file of filesBelow(folder)) {
      hash.update(file).update(readFileSync(path.join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.spec.'))
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .sort();
}

const nameOf = (kind: string, hash: string): string => `selvedge_template_${kind}_${hash}`;

/** Two-part key of an advisory lock on a name. */
function locking(name: string): number[] {
  return [lockClass, createHash('sha256').update(name).digest().readInt32BE()];
}

async function dropOthers(admin: Client, kind: string, name: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1) AND datname <> $2',
    [nameOf(kind, ''), name],
  );
  for (const { datname } of rows) {
    const { rows: locks } = await admin.query<{ free: boolean }>(
      'SELECT pg_try_advisory_lock($1, $2) AS free',
      locking(datname),
    );
    if (!locks[0]?.free) continue;
    await admin.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
    await admin.query('SELECT pg_advisory_unlock($1, $2)', locking(datname));
  }
}
