import { QueryFailedError, type DataSource } from 'typeorm';

import { poolOf } from './pool.js';
import { asError, nameOf, type Statements } from './statements.js';

/**
 * Returns the rows of a statement that is prepared once per connection, so its text must be one of
 * a few. For long statements, planning takes longer than reading. Bypasses TypeORM, whose
 * connection objects cost more than the rows. Throws QueryFailedError.
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
    // The author of the statement knows the shape of its rows.
    return rows as readonly Row[];
  } catch (thrown) {
    throw new QueryFailedError(sql, values, asError(thrown));
  }
}

/** Statements that are each prepared and run separately, on any free connection. */
export function preparedReads(dataSource: DataSource): Statements {
  return {
    query: async <Rows>(sql: string, parameters: unknown[] = []) => {
      const rows = await readPrepared(dataSource, sql, parameters);
      // The author of the statement knows the shape of its rows.
      return rows as Rows;
    },
  };
}
