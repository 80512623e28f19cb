import type { DataSource } from 'typeorm';

import { PreparedStatements } from './statements.js';

/**
 * The rows of a statement that is prepared once a connection, so its text must be one of a few: where
 * it is long, planning it takes longer than the rows. Throws QueryFailedError.
 */
export async function readPrepared<Row>(
  dataSource: DataSource,
  sql: string,
  parameters: readonly unknown[],
): Promise<readonly Row[]> {
  const runner = dataSource.createQueryRunner();
  try {
    const statements = await PreparedStatements.on(dataSource, runner);
    return await statements.query<readonly Row[]>(sql, [...parameters]);
  } finally {
    await runner.release();
  }
}
