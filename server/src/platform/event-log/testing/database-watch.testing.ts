import { setTimeout as pause } from 'node:timers/promises';

import { AbstractLogger, type DataSource, type QueryRunner } from 'typeorm';

import { appendsOf } from '../../database/server-data-source.js';

const timeoutMs = 4_000;

/** Resolves when this many statements of the database wait for a lock. */
export async function untilBlocked(dataSource: DataSource, statements = 1): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const [{ blocked } = { blocked: 0 }] = await dataSource.query<{ blocked: number }[]>(
      `SELECT count(*) AS blocked FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (blocked >= statements) return;
    await pause(2);
  }
  throw new Error(`No ${String(statements)} statements waited for a lock.`);
}

/** Counts the statements that a piece of work sends over this data source. */
export async function statementsOf(
  dataSource: DataSource,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const statements: string[] = [];
  const { logger } = dataSource;
  const appends = appendsOf(dataSource);
  appends.logger = dataSource.logger = new (class extends AbstractLogger {
    override logQuery(query: string): void {
      statements.push(query);
    }

    protected writeLog(): void {
      // Discards the log output: the test inspects the statements.
    }
  })();
  try {
    await work();
  } finally {
    appends.logger = dataSource.logger = logger;
  }
  return statements;
}

/** Runs the work while another transaction holds the division's head lock. */
export async function whileLocked(
  dataSource: DataSource,
  division: number,
  work: (holder: QueryRunner) => Promise<void>,
): Promise<void> {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('SELECT es_lock_heads(ARRAY[$1::integer])', [division]);
  try {
    await work(runner);
  } finally {
    if (runner.isTransactionActive) await runner.commitTransaction();
    await runner.release();
  }
}

/** Names of the tables in which some row contains the text. */
export async function holdingTables(
  dataSource: DataSource,
  text: string,
): Promise<readonly string[]> {
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const holding: string[] = [];
  for (const { name } of tables) {
    const sql = `SELECT 1 FROM ${name} r WHERE r::text LIKE '%' || $1 || '%' LIMIT 1`;
    const found = await dataSource.query<unknown[]>(sql, [text]);
    if (found.length > 0) holding.push(name);
  }
  return holding;
}
