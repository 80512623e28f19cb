import type { DataSource, EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

import { asStored } from '../model/stored-json.js';

/** Conversion of a column type's values from and to a projection row. */
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

/** The entity has a column whose values would not survive a round trip through a fold. */
export class ColumnNotProjectable extends Error {
  override readonly name = 'ColumnNotProjectable';
}

export interface Column {
  readonly property: string;
  readonly name: string;
  readonly type: string;
  readonly kind: 'plain' | 'json' | 'instant';
}

/** Properties with a unique index. */
export function uniqueColumnsOf({ indices }: EntityMetadata): ReadonlySet<string> {
  const unique = indices.filter(({ isUnique }) => isUnique);
  return new Set(unique.flatMap(({ columns }) => columns.map((column) => column.propertyName)));
}

/** Throws ColumnNotProjectable. */
export function columnOf(dataSource: DataSource, column: ColumnMetadata): Column {
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

/** Normalizes a value to its form when read back. */
export function tidyValue(value: unknown, kind: Column['kind']): unknown {
  if (value === undefined || value === null) return null;
  const plain = asStored(value, 'row');
  return kind === 'instant' && typeof plain === 'string' ? new Date(plain).toISOString() : plain;
}
