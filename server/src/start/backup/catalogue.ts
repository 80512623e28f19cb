import { escapeIdentifier, type Client } from 'pg';

import type { CopiedSequence } from './manifest.js';

/** Table with its stored (not generated) columns. */
export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** The record of migrations is not copied, because they run again. */
const madeByMigrating = 'migration';

/**
 * Rows that triggers derive from other rows are not copied either; the table's comment marks them.
 */
const followsFrom = 'Follows from %';

/**
 * Schemas of the product and of its jobs; anything else in the database belongs to the operator.
 */
const schemas = ['public', 'bullmq'];

/** Tables to copy, referenced ones first. */
export async function tablesOf(client: Client): Promise<readonly Table[]> {
  const { rows } = await client.query<Table & { readonly refersTo: readonly string[] }>(
    `SELECT n.nspname AS schema, c.relname AS name,
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
       ) AS columns,
       ARRAY (SELECT k.confrelid::regclass::text FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS "refersTo"
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND n.nspname = ANY ($2) AND c.relname <> $1
       AND coalesce(obj_description(c.oid, 'pg_class'), '') NOT LIKE $3 ORDER BY 1, 2`,
    [madeByMigrating, schemas, followsFrom],
  );
  return inOrder(rows);
}

/** Read outside the snapshot, because a number once assigned stays assigned. */
export async function sequencesOf(client: Client): Promise<readonly CopiedSequence[]> {
  const { rows } = await client.query<CopiedSequence>(
    `SELECT n.schemaname AS schema, n.sequencename AS name, n.last_value::float8 AS last
     FROM pg_sequences n
     WHERE n.last_value IS NOT NULL AND n.schemaname = ANY ($1) ORDER BY 1, 2`,
    [schemas],
  );
  return rows;
}

export function nameOf({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}

export function columnsOf(table: Pick<Table, 'columns'>): string {
  return table.columns.map((column) => escapeIdentifier(column)).join(', ');
}

function inOrder<Row extends Table & { readonly refersTo: readonly string[] }>(
  rows: readonly Row[],
): readonly Row[] {
  const named = (row: Row): readonly string[] => [row.name, `${row.schema}.${row.name}`];
  const ordered = new Set<Row>();
  const add = (row: Row): void => {
    if (ordered.has(row)) return;
    for (const other of rows)
      if (other !== row && named(other).some((name) => row.refersTo.includes(name))) add(other);
    ordered.add(row);
  };
  for (const row of rows) add(row);
  return [...ordered];
}
