import type { DataSource, EntityManager } from 'typeorm';

import { DomainError } from '../domain-error.js';

/** The outcome of a COMMIT that was not answered is not known; whoever asks again has to look first. */
export class CommitUnanswered extends DomainError {
  readonly kind = 'unavailable';

  constructor(cause: unknown) {
    super('The database did not answer. Please look whether it happened.', { cause });
  }
}

/**
 * Runs work in one READ COMMITTED transaction; it rolls back when the work throws. Two round trips
 * fewer than TypeORM's own. Throws CommitUnanswered when only the commit failed.
 */
export async function inTransaction<Result>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('BEGIN ISOLATION LEVEL READ COMMITTED');
    const result = await work(runner.manager).catch(async (thrown: unknown) => {
      // When the connection is gone, so is the transaction: what was thrown first tells more.
      await runner.query('ROLLBACK').catch(() => undefined);
      throw thrown;
    });
    await runner.query('COMMIT').catch((thrown: unknown) => {
      throw new CommitUnanswered(thrown);
    });
    return result;
  } finally {
    await runner.release();
  }
}
