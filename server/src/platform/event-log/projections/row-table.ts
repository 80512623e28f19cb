import type { DataSource } from 'typeorm';

import type { Statement, Statements } from '../../database/statements.js';
import type { RowKey } from '../model/projection.js';
import {
  ColumnNotProjectable,
  columnOf,
  tidyValue,
  uniqueColumnsOf,
  type Column,
} from './row-columns.js';
import {
  divisionOf,
  quoted,
  statementsFor,
  type TableNames,
  type TableStatements,
  type WriteTime,
} from './row-statements.js';

/** Rows per statement: a comfortable size for a jsonb parameter. */
const rowsPerStatement = 5_000;

/**
 * Table of a projection: reads and writes rows as plain JSON objects under the entity's property
 * names. bigint and numeric become numbers, jsonb and arrays JSON, absent values null. timestamptz
 * becomes ISO 8601 text with milliseconds in UTC.
 */
export class RowTable<Row extends object> {
  private readonly columns: readonly Column[];
  private readonly keyColumns: readonly Column[];
  private readonly instants: readonly Column[];
  /** Unique columns besides the key. */
  private readonly uniques: readonly Column[];
  private readonly statements: TableStatements;
  /** Names in statements, and the columns that are written. */
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

  /** Loads the rows under these keys in one query. */
  async load(on: Statements, keys: readonly RowKey[]): Promise<readonly Row[]> {
    keys.forEach((key) => {
      this.check(key);
    });
    const parts = inParts(keys).map((part) =>
      this.read(on, this.statements.load, [JSON.stringify(part)]),
    );
    return (await Promise.all(parts)).flat();
  }

  /** Loads all rows of a division in key order. */
  all(on: Statements, division: number): Promise<readonly Row[]> {
    return this.read(on, this.statements.all, [division]);
  }

  /** `when`: whether the statements themselves check that a transaction has begun. */
  saving(rows: readonly Row[], when: WriteTime = 'asked'): readonly Statement[] {
    return inParts(rows).map((part) => [this.statements.save[when], [JSON.stringify(part)]]);
  }

  removing(keys: readonly RowKey[], when: WriteTime = 'asked'): readonly Statement[] {
    return inParts(keys).map((part) => [this.statements.remove[when], [JSON.stringify(part)]]);
  }

  async clear(on: Statements, division: number): Promise<void> {
    await on.query(this.statements.clear, [division]);
  }

  /** Normalizes a row to its form when read back: every column, nothing else. */
  tidy(row: Row): Row {
    const tidied: Record<string, unknown> = {};
    for (const { property, kind } of this.columns) {
      tidied[property] = tidyValue(Reflect.get(row, property), kind);
    }
    // Every column of the entity is present under its own name.
    return tidied as Row;
  }

  keyOf(row: Row): RowKey {
    const key = this.keyColumns.map(({ property }) => [property, Reflect.get(row, property)]);
    // The entity's primary columns are those of RowKey.
    return Object.fromEntries(key) as RowKey;
  }

  /** Whether a row releases a unique value. */
  letsGo(before: Row | undefined, after: Row): boolean {
    if (before === undefined) return false;
    return this.uniques.some(
      ({ property }) => Reflect.get(before, property) !== Reflect.get(after, property),
    );
  }

  /** All other types come out of row_to_json unchanged. */
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
    const expected = this.keyColumns.map(({ property }) => property).join(', ');
    throw new ColumnNotProjectable(`A key of ${given.join(', ')} must name ${expected}.`);
  }

  private async read(on: Statements, sql: string, parameters: unknown[]): Promise<Row[]> {
    const rows = await on.query<readonly { row: Row }[]>(sql, parameters);
    for (const { row } of rows) this.readInstants(row);
    return rows.map(({ row }) => row);
  }
}

function inParts<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const parts: (readonly Item[])[] = [];
  for (let start = 0; start < items.length; start += rowsPerStatement) {
    parts.push(items.slice(start, start + rowsPerStatement));
  }
  return parts;
}
