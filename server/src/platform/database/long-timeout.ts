import type { EntityManager } from 'typeorm';

/** Time limit of a rebuild statement, which no request waits for. */
const longTimeoutMs = 10 * 60_000;

/** Runs background statements of a transaction without the limits of a request. */
export async function withLongTimeout<Result>(
  manager: EntityManager,
  work: () => Promise<Result>,
): Promise<Result> {
  const runner = manager.queryRunner;
  if (runner === undefined) throw new Error('There is no transaction.');
  // TypeORM does not type its driver's connection; pg reads the limit on every query.
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
