import type { DataSource, EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

import type { Statement, Statements } from '../../database/statements.js';
import type { RowKey } from '../model/projection.js';
import { asStored } from '../append/stored-json.js';
import { onceBegun } from '../../database/transaction.js';

/** How the values of a column type come out of, and go into, a projection's row. */
const columnKinds: Readonly<Record<string, 'plain' | 'json' | 'instant' | undefined>> = {
  boolean: 'plain',
  smallint: 'plain',
  integer: 'plain',
  bigint: 'plain',
  numeric: 'plain',
  'double precision': 'plain',
  text: 'plain',
  'character varying': 'plain',
  citext: 'plain',
  uuid: 'plain',
  date: 'plain',
  jsonb: 'json',
  'timestamp with time zone': 'instant',
};

/** A projection's entity has a column that rows cannot carry to a fold and back unchanged. */
export class ColumnNotProjectable extends Error {
  override readonly name = 'ColumnNotProjectable';
}

interface Column {
  readonly property: string;
  readonly name: string;
  readonly type: string;
  readonly kind: 'plain' | 'json' | 'instant';
}

/** Rows of one statement: what a jsonb parameter holds comfortably. */
const rowsPerStatement = 5_000;

/**
 * The table of a projection: rows in and out of it as plain JSON objects under the entity's
 * property names. bigint and numeric are numbers, timestamptz is ISO 8601 text with milliseconds in
 * UTC, jsonb and arrays are JSON, absent is null.
 */
export class RowTable<Row extends object> {
  private readonly columns: readonly Column[];
  private readonly keyColumns: readonly Column[];
  private readonly instants: readonly Column[];
  /** Besides the key: what no two rows of the table have. */
  private readonly uniques: readonly Column[];
  private readonly statements: TableStatements;
  /** What it is called in statements, and the columns that are written. */
  readonly names: TableNames;

  constructor(dataSource: DataSource, entity: new () => Row) {
    const metadata = dataSource.getMetadata(entity);
    const writable = metadata.columns.filter(({ isInsert, isSelect }) => isInsert && isSelect);
    this.columns = writable.map((column) => columnOf(dataSource, column));
    const keys = new Set(metadata.primaryColumns.map(({ propertyName }) => propertyName));
    this.keyColumns = this.columns.filter(({ property }) => keys.has(property));
    const unique = uniqueColumnsOf(metadata);
    this.uniques = this.columns.filter(
      ({ property }) => unique.has(property) && !keys.has(property),
    );
    this.instants = this.columns.filter(({ kind }) => kind === 'instant');
    this.statements = statementsFor(metadata, this.columns, this.keyColumns);
    this.names = {
      name: quoted(metadata.tableName),
      columns: this.columns.map(({ name }) => quoted(name)),
      keys: this.keyColumns.map(({ name }) => quoted(name)),
      division: divisionOf(this.keyColumns),
    };
  }

  /** The rows under these keys, in one query. */
  async load(on: Statements, keys: readonly RowKey[]): Promise<readonly Row[]> {
    keys.forEach((key) => {
      this.check(key);
    });
    const parts = inParts(keys).map((part) =>
      this.read(on, this.statements.load, [JSON.stringify(part)]),
    );
    return (await Promise.all(parts)).flat();
  }

  /** All rows of a division, in the order of their keys. */
  all(on: Statements, division: number): Promise<readonly Row[]> {
    return this.read(on, this.statements.all, [division]);
  }

  /** `when`: whether they find out by themselves that there is a transaction. */
  saving(rows: readonly Row[], when: WriteTime = 'asked'): readonly Statement[] {
    return inParts(rows).map((part) => [this.statements.save[when], [JSON.stringify(part)]]);
  }

  removing(keys: readonly RowKey[], when: WriteTime = 'asked'): readonly Statement[] {
    return inParts(keys).map((part) => [this.statements.remove[when], [JSON.stringify(part)]]);
  }

  async clear(on: Statements, division: number): Promise<void> {
    await on.query(this.statements.clear, [division]);
  }

  /** The row as it will be read back: every column, nothing else. */
  tidy(row: Row): Row {
    const tidied: Record<string, unknown> = {};
    for (const { property, kind } of this.columns) {
      tidied[property] = tidyValue(Reflect.get(row, property), kind);
    }
    // All columns of the entity are there, each under its own name.
    return tidied as Row;
  }

  keyOf(row: Row): RowKey {
    const key = this.keyColumns.map(({ property }) => [property, Reflect.get(row, property)]);
    // The entity's primary columns are what RowKey names.
    return Object.fromEntries(key) as RowKey;
  }

  /** Whether a row no longer has something that no two rows may have. */
  letsGo(before: Row | undefined, after: Row): boolean {
    if (before === undefined) return false;
    return this.uniques.some(
      ({ property }) => Reflect.get(before, property) !== Reflect.get(after, property),
    );
  }

  /** All else comes out of row_to_json as it went in. */
  private readInstants(row: object): void {
    for (const { property } of this.instants) {
      const value: unknown = Reflect.get(row, property);
      if (typeof value === 'string') Reflect.set(row, property, new Date(value).toISOString());
    }
  }

  private check(key: RowKey): void {
    const given = Object.keys(key);
    const right =
      given.length === this.keyColumns.length &&
      this.keyColumns.every(({ property }) => given.includes(property));
    if (right) return;
    const wanted = this.keyColumns.map(({ property }) => property).join(', ');
    throw new ColumnNotProjectable(`A key of ${given.join(', ')} must name ${wanted}.`);
  }

  private async read(on: Statements, sql: string, parameters: unknown[]): Promise<Row[]> {
    const rows = await on.query<readonly { row: Row }[]>(sql, parameters);
    for (const { row } of rows) this.readInstants(row);
    return rows.map(({ row }) => row);
  }
}

/** Each in quotes. */
interface TableNames {
  readonly name: string;
  readonly columns: readonly string[];
  readonly keys: readonly string[];
  readonly division: string;
}

/** Statements that are sent behind a BEGIN that was not answered yet do nothing without it. */
export type WriteTime = 'asked' | 'once-begun';

type Write = Readonly<Record<WriteTime, string>>;

interface TableStatements {
  readonly load: string;
  readonly all: string;
  readonly save: Write;
  readonly remove: Write;
  readonly clear: string;
}

function statementsFor(
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

function divisionOf(keys: readonly Column[]): string {
  return quoted(keys.find(({ property }) => property === 'division')?.name ?? 'division_id');
}

const parameter = '$1::jsonb';

/** Of NULL, as the rows are where nothing has begun, jsonb_to_recordset makes none. */
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

/** Properties that an index of the entity keeps unique. */
function uniqueColumnsOf({ indices }: EntityMetadata): ReadonlySet<string> {
  const unique = indices.filter(({ isUnique }) => isUnique);
  return new Set(unique.flatMap(({ columns }) => columns.map((column) => column.propertyName)));
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function columnOf(dataSource: DataSource, column: ColumnMetadata): Column {
  const type = dataSource.driver.normalizeType(column);
  const kind = columnKinds[type];
  if (kind === undefined) {
    const where = `${column.entityMetadata.tableName}.${column.databaseName}`;
    throw new ColumnNotProjectable(`${where} is a ${type}, which no projection may use.`);
  }
  return {
    property: column.propertyName,
    name: column.databaseName,
    type: column.isArray ? `${type}[]` : type,
    kind: column.isArray ? 'json' : kind,
  };
}

function tidyValue(value: unknown, kind: Column['kind']): unknown {
  if (value === undefined || value === null) return null;
  const plain = asStored(value, 'row');
  return kind === 'instant' && typeof plain === 'string' ? new Date(plain).toISOString() : plain;
}

function inParts<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const parts: (readonly Item[])[] = [];
  for (let start = 0; start < items.length; start += rowsPerStatement) {
    parts.push(items.slice(start, start + rowsPerStatement));
  }
  return parts;
}
