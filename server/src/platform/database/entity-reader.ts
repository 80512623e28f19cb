import type { DataSource, EntityMetadata } from 'typeorm';

import { readPrepared } from './prepared-read.js';

/** Rows of an entity for hot calls: as TypeORM reads them, without building each query anew. */
export class EntityReader<Row extends object> {
  /** What is selected; the same for all of them, and known once the server is connected. */
  private selected: string | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly entity: new () => Row,
  ) {}

  /** The first row `t`; `condition` is what follows its name in FROM, one of a few texts. */
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
    // All columns of the entity are there, each under its own name.
    return Object.fromEntries(values) as Row;
  }
}

function selectionOf({ columns, tableName }: EntityMetadata): string {
  const names = columns.map(({ databaseName }) => `t."${databaseName}"`).join(', ');
  return `SELECT ${names} FROM "${tableName}" t`;
}
