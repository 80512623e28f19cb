import type { DataSource } from 'typeorm';

import { readPrepared } from './prepared-read.js';

/** Rows of an entity for hot calls: as TypeORM reads them, without building each query anew. */
export class EntityReader<Row extends object> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly entity: new () => Row,
  ) {}

  /** The first row `t`; `condition` is what follows its name in FROM, one of a few texts. */
  async first(condition: string, parameters: readonly unknown[]): Promise<Row | undefined> {
    const { driver } = this.dataSource;
    const { columns, tableName } = this.dataSource.getMetadata(this.entity);
    const names = columns.map(({ databaseName }) => `t."${databaseName}"`).join(', ');
    const sql = `SELECT ${names} FROM "${tableName}" t ${condition} LIMIT 1`;
    const [found] = await readPrepared<Record<string, unknown>>(this.dataSource, sql, parameters);
    if (found === undefined) return undefined;
    const values = columns.map((column): readonly [string, unknown] => [
      column.propertyName,
      driver.prepareHydratedValue(found[column.databaseName], column),
    ]);
    // All columns of the entity are there, each under its own name.
    return Object.fromEntries(values) as Row;
  }
}
