import type { EntityMetadata } from 'typeorm';

import { onceBegun } from '../../database/transaction.js';
import type { Column } from './row-columns.js';

/** Quoted names. */
export interface TableNames {
  readonly name: string;
  readonly columns: readonly string[];
  readonly keys: readonly string[];
  readonly division: string;
}

/**
 * `once-begun` statements are sent before BEGIN is answered, and do nothing outside a transaction.
 */
export type WriteTime = 'asked' | 'once-begun';

type Write = Readonly<Record<WriteTime, string>>;

export interface TableStatements {
  readonly load: string;
  readonly all: string;
  readonly save: Write;
  readonly remove: Write;
  readonly clear: string;
}

/** Builds the statements that read and write a projection's table. */
export function statementsFor(
  { tablePath }: EntityMetadata,
  columns: readonly Column[],
  keys: readonly Column[],
): TableStatements {
  const table = tablePath.split('.').map(quoted).join('.');
  const selected = columns.map(({ name, property }) => `t.${quoted(name)} AS ${quoted(property)}`);
  const rows = `SELECT row_to_json(r) AS row FROM (SELECT ${selected.join(', ')} FROM ${table} t`;
  const given = (rows: string): string => `jsonb_to_recordset(${rows}) AS k (${definitions(keys)})`;
  const same = keys.map(({ name, property }) => `t.${quoted(name)} = k.${quoted(property)}`);
  const division = divisionOf(keys);
  const order = keys.map(({ name }) => `t.${quoted(name)}`).join(', ');
  return {
    load: `${rows} JOIN ${given(parameter)} ON ${same.join(' AND ')}) r`,
    all: `${rows} WHERE t.${division} = $1 ORDER BY ${order}) r`,
    save: bothTimes((rows) => upsert(table, columns, keys, rows)),
    remove: bothTimes(
      (rows) => `DELETE FROM ${table} t USING ${given(rows)} WHERE ${same.join(' AND ')}`,
    ),
    clear: `DELETE FROM ${table} WHERE ${division} = $1`,
  };
}

export function divisionOf(keys: readonly Column[]): string {
  return quoted(keys.find(({ property }) => property === 'division')?.name ?? 'division_id');
}

const parameter = '$1::jsonb';

/**
 * Outside a transaction the parameter becomes NULL, from which jsonb_to_recordset returns no rows.
 */
function bothTimes(write: (rows: string) => string): Write {
  return { asked: write(parameter), 'once-begun': write(onceBegun(parameter)) };
}

function upsert(
  table: string,
  columns: readonly Column[],
  keys: readonly Column[],
  rows: string,
): string {
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const values = columns.map(({ property }) => quoted(property)).join(', ');
  const changed = columns
    .filter((column) => !keys.includes(column))
    .map(({ name }) => `${quoted(name)} = EXCLUDED.${quoted(name)}`);
  const conflict = keys.map(({ name }) => quoted(name)).join(', ');
  const action = changed.length === 0 ? 'NOTHING' : `UPDATE SET ${changed.join(', ')}`;
  return `INSERT INTO ${table} (${names}) SELECT ${values}
    FROM jsonb_to_recordset(${rows}) AS r (${definitions(columns)})
    ON CONFLICT (${conflict}) DO ${action}`;
}

function definitions(columns: readonly Column[]): string {
  return columns.map(({ property, type }) => `${quoted(property)} ${type}`).join(', ');
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
