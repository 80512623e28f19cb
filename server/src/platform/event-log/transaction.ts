import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

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
      await runner.query('ROLLBACK').catch(() => abandon(runner));
      throw thrown;
    });
    await runner.query('COMMIT').catch(async (thrown: unknown) => {
      if (isRefusal(thrown)) throw thrown;
      await abandon(runner);
      throw new CommitUnanswered(thrown);
    });
    return result;
  } finally {
    await runner.release();
  }
}

/** A connection that is ending does not go back into the pool, where the next one would get it. */
async function abandon(runner: QueryRunner): Promise<void> {
  // It noticed by itself.
  if (runner.isReleased) return;
  // TypeORM leaves the type of its driver's connection open; pg's has `end`.
  const connection = (await runner.connect()) as { end: () => Promise<void> };
  connection.end().catch(() => undefined);
}

/** PostgreSQL said no, and then rolled back; SQLSTATE class 57 means that it went away instead. */
function isRefusal(thrown: unknown): boolean {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('57');
}
