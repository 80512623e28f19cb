import type { DataSource, EntityMetadata } from 'typeorm';

import { readPrepared } from './prepared-read.js';

/**
 * Reads rows of an entity on hot paths: the same rows as TypeORM, without building each query
 * again.
 */
export class EntityReader<Row extends object> {
  /** Select list, built once the server is connected. */
  private selected: string | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly entity: new () => Row,
  ) {}

  /**
   * Returns the first row `t`. `condition` follows the table name in FROM and must be one of a few
   * texts.
   */
  async first(condition: string, parameters: readonly unknown[]): Promise<Row | undefined> {
    const { driver } = this.dataSource;
    const metadata = this.dataSource.getMetadata(this.entity);
    this.selected ??= selectionOf(metadata);
    const sql = `${this.selected} ${condition} LIMIT 1`;
    const [found] = await readPrepared<Record<string, unknown>>(this.dataSource, sql, parameters);
    if (found === undefined) return undefined;
    const values = metadata.columns.map((column): readonly [string, unknown] => [
      column.propertyName,
      driver.prepareHydratedValue(found[column.databaseName], column),
    ]);
    // Every column of the entity is present under its own name.
    return Object.fromEntries(values) as Row;
  }
}

function selectionOf({ columns, tableName }: EntityMetadata): string {
  const names = columns.map(({ databaseName }) => `t."${databaseName}"`).join(', ');
  return `SELECT ${names} FROM "${tableName}" t`;
}
