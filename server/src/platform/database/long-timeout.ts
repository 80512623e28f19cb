import type { EntityManager } from 'typeorm';

/** How long a statement may run that folds a read model again: nobody waits for its answer. */
const longTimeoutMs = 10 * 60_000;

/** Runs statements of a transaction for which nobody waits, without the limits of a request. */
export async function withLongTimeout<Result>(
  manager: EntityManager,
  work: () => Promise<Result>,
): Promise<Result> {
  const runner = manager.queryRunner;
  if (runner === undefined) throw new Error('There is no transaction.');
  // TypeORM leaves the type of its driver's connection open; pg reads the limit at every query.
  const { connectionParameters } = (await runner.connect()) as {
    readonly connectionParameters: { query_timeout?: number | false };
  };
  const limit = connectionParameters.query_timeout ?? false;
  connectionParameters.query_timeout = longTimeoutMs;
  try {
    await manager.query(`SET LOCAL statement_timeout = ${String(longTimeoutMs)}`);
    return await work();
  } finally {
    connectionParameters.query_timeout = limit;
  }
}
