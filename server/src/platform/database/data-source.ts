import { migrations } from '@selvedge/migrations/index';
import type { DataSourceOptions } from 'typeorm';

import { SnakeNamingStrategy } from './snake-naming-strategy.js';

/** How long a statement waits for a lock before it fails. */
export const lockTimeoutMs = 5_000;
/** The same for an append: its locks are held for milliseconds, and others wait for its connection. */
const appendLockTimeoutMs = 2_000;
/** How long a transaction may hold its locks while its process does something else. */
export const idleInTransactionTimeoutMs = 10_000;
/** How long a statement of a request runs before the database ends it. */
const statementTimeoutMs = 8_000;
/** How long an answer is waited for before the connection counts as lost: the host may have gone without a word. */
export const answerTimeoutMs = 10_000;
/** How long a connection is waited for, whether a new one or one that another request has. */
const connectTimeoutMs = 5_000;
/** Connections of one server process for all but appends. */
export const poolSize = 10;
/** Those for appends: the batches in flight, and the streams and keys that are read for them. */
const appendPoolSize = 6;

export type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;
type Entities = readonly (new () => object)[];

/**
 * The one way this product connects to PostgreSQL. READ COMMITTED is what the appender's head lock
 * relies on: rows loaded after the lock are those the previous holder committed. bigint columns are
 * numbers (positions stay far below 2^53).
 */
export function dataSourceOptions(databaseUrl: string, entities: Entities = []): PostgresOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    entities: [...entities],
    migrations: [...migrations],
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNamingStrategy(),
    isolationLevel: 'READ COMMITTED',
    synchronize: false,
    installExtensions: false,
    parseInt8: true,
    poolSize,
    extra: {
      application_name: 'selvedge',
      // Statements that are sent together travel together; one after the other, nothing changes.
      pipeline: true,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: answerTimeoutMs,
      connectionTimeoutMillis: connectTimeoutMs,
      statement_timeout: statementTimeoutMs,
      query_timeout: answerTimeoutMs,
    },
  };
}

/** As `dataSourceOptions`, for what nobody waits for: there is no limit but that on locks. */
export function patientOptions(databaseUrl: string): PostgresOptions {
  const options = dataSourceOptions(databaseUrl);
  return { ...options, extra: { ...extraOf(options), statement_timeout: 0, query_timeout: 0 } };
}

/** A few more connections to the same database, of statements without entities. */
export function appendOptionsOf(options: PostgresOptions): PostgresOptions {
  const extra = {
    ...extraOf(options),
    application_name: 'selvedge appends',
    lock_timeout: appendLockTimeoutMs,
  };
  return { ...options, entities: [], migrations: [], poolSize: appendPoolSize, extra };
}

function extraOf({ extra }: PostgresOptions): Readonly<Record<string, unknown>> {
  // TypeORM leaves it open what its driver gets; here it is always an object.
  return extra as Readonly<Record<string, unknown>>;
}
