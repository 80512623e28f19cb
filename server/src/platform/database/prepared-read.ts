import { QueryFailedError, type DataSource } from 'typeorm';

import { poolOf } from './pool.js';
import { asError, nameOf, type Statements } from './statements.js';

/**
 * The rows of a statement that is prepared once a connection, so its text must be one of a few: where
 * it is long, planning it takes longer than the rows. TypeORM is not asked for a connection: what it
 * makes for each costs more than the rows of one. Throws QueryFailedError.
 */
export async function readPrepared<Row>(
  dataSource: DataSource,
  sql: string,
  parameters: readonly unknown[],
): Promise<readonly Row[]> {
  const values = [...parameters];
  void dataSource.logger.logQuery(sql, values);
  try {
    const { rows } = await poolOf(dataSource).query({ name: nameOf(sql), text: sql, values });
    // Whoever wrote the statement knows the shape of its rows.
    return rows as readonly Row[];
  } catch (thrown) {
    throw new QueryFailedError(sql, values, asError(thrown));
  }
}

/** Statements of which each is prepared, and by itself: on whichever connection is free. */
export function preparedReads(dataSource: DataSource): Statements {
  return {
    query: async <Rows>(sql: string, parameters: unknown[] = []) => {
      const rows = await readPrepared(dataSource, sql, parameters);
      // As above.
      return rows as Rows;
    },
  };
}
