import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

import { codeOf, PreparedStatements, type Statements } from './statements.js';
import { DomainError } from '../domain-error.js';

/** COMMIT was not answered, so the outcome is unknown; the caller must check before it retries. */
export class CommitUnanswered extends DomainError {
  readonly kind = 'unavailable';

  constructor(cause: unknown) {
    super('The database did not answer. Please check whether your change was saved.', { cause });
  }
}

/**
 * Runs work in one READ COMMITTED transaction and rolls back if it throws. Saves two round trips
 * compared with TypeORM. Throws CommitUnanswered if the outcome of the COMMIT is unknown.
 */
export async function inTransaction<Result>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('BEGIN ISOLATION LEVEL READ COMMITTED');
    const result = await work(runner.manager).catch((thrown: unknown) => rollBack(runner, thrown));
    await committed(runner, runner.query('COMMIT'));
    return result;
  } finally {
    await runner.release();
  }
}

/**
 * Lets statements check that their transaction has begun, and forces index access by key even if a
 * plan was prepared while the table was small. Generic plans avoid planning again for lists of
 * unknown length.
 */
const beginPipelined = `BEGIN ISOLATION LEVEL READ COMMITTED;
  SET LOCAL selvedge.began = 'yes'; SET LOCAL enable_seqscan = off;
  SET LOCAL plan_cache_mode = force_generic_plan`;

/** Value of an SQL expression within `inPipelinedTransaction`; NULL if its BEGIN failed. */
export function onceBegun(expression: string): string {
  return `CASE current_setting('selvedge.began', true) WHEN 'yes' THEN ${expression} END`;
}

/**
 * Like inTransaction, without round trips for BEGIN and COMMIT. The first statements must check
 * with `onceBegun` that the transaction has begun; COMMIT follows `writing` without waiting.
 * PostgreSQL rolls back at COMMIT if a statement has failed.
 */
export async function inPipelinedTransaction<Result>(
  dataSource: DataSource,
  work: (
    on: Statements,
  ) => Promise<{ readonly result: Result; readonly writing: Promise<unknown> }>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    const on = await PreparedStatements.on(dataSource, runner);
    // If it fails, `onceBegun` prevents any effect.
    on.query(beginPipelined).catch(() => undefined);
    const { result, writing } = await work(on).catch((thrown: unknown) => rollBack(runner, thrown));
    const commit = committed(runner, on.query('COMMIT'));
    const [written, ended] = await Promise.allSettled([writing, commit]);
    if (ended.status === 'rejected') throw ended.reason;
    if (written.status === 'rejected') throw written.reason;
    return result;
  } finally {
    await runner.release();
  }
}

async function rollBack(runner: QueryRunner, thrown: unknown): Promise<never> {
  // A lost connection has ended the transaction too; the original error is more informative.
  await runner.query('ROLLBACK').catch(() => abandon(runner));
  throw thrown;
}

async function committed(runner: QueryRunner, commit: Promise<unknown>): Promise<void> {
  await commit.catch(async (thrown: unknown) => {
    if (isRefusal(thrown)) throw thrown;
    await abandon(runner);
    throw new CommitUnanswered(thrown);
  });
}

/** Destroys a broken connection instead of returning it to the pool. */
async function abandon(runner: QueryRunner): Promise<void> {
  // The runner has already noticed the loss and released itself.
  if (runner.isReleased) return;
  // TypeORM does not type its driver's connection; pg's has `end`.
  const connection = (await runner.connect()) as { end: () => Promise<void> };
  connection.end().catch(() => undefined);
}

/** SQLSTATE classes of an outage or crash: the transaction may have been committed. */
const outcomeUnknown = /^(08|57|58|XX)/;

/** PostgreSQL refused the COMMIT and rolled back. EPIPE only resembles a SQLSTATE. */
function isRefusal(thrown: unknown): boolean {
  const code = codeOf(thrown) ?? '';
  return /^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE' && !outcomeUnknown.test(code);
}
