import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

import { codeOf, PreparedStatements, type Statements } from './statements.js';
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
    const result = await work(runner.manager).catch((thrown: unknown) => rollBack(runner, thrown));
    await committed(runner, runner.query('COMMIT'));
    return result;
  } finally {
    await runner.release();
  }
}

/**
 * Tells statements that they are in a transaction that began, and finds rows by their keys also
 * where a prepared plan was made while the table was small. For lists of unknown length PostgreSQL
 * would plan anew every time, so that plans are generic.
 */
const beginPipelined = `BEGIN ISOLATION LEVEL READ COMMITTED;
  SET LOCAL selvedge.began = 'yes'; SET LOCAL enable_seqscan = off;
  SET LOCAL plan_cache_mode = force_generic_plan`;

/** The value of an SQL expression within `inPipelinedTransaction`, and NULL where its BEGIN failed. */
export function onceBegun(expression: string): string {
  return `CASE current_setting('selvedge.began', true) WHEN 'yes' THEN ${expression} END`;
}

/**
 * As inTransaction, with no round trip for BEGIN and for COMMIT: what the work sends first must make
 * sure by `onceBegun` that there is a transaction, and COMMIT follows `writing` without waiting for
 * it. PostgreSQL rolls back at COMMIT when a statement of the transaction has failed.
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
    // Where it fails, `onceBegun` lets nothing happen.
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
  // When the connection is gone, so is the transaction: what was thrown first tells more.
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

/** A connection that is ending does not go back into the pool, where the next one would get it. */
async function abandon(runner: QueryRunner): Promise<void> {
  // It noticed by itself.
  if (runner.isReleased) return;
  // TypeORM leaves the type of its driver's connection open; pg's has `end`.
  const connection = (await runner.connect()) as { end: () => Promise<void> };
  connection.end().catch(() => undefined);
}

/** Classes of SQLSTATE with which it went away, or broke: what it wrote may be there all the same. */
const outcomeUnknown = /^(08|57|58|XX)/;

/** PostgreSQL said no, and then rolled back. EPIPE only looks like a SQLSTATE. */
function isRefusal(thrown: unknown): boolean {
  const code = codeOf(thrown) ?? '';
  return /^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE' && !outcomeUnknown.test(code);
}
