import { migrations } from '@selvedge/migrations/index';
import type { DataSourceOptions } from 'typeorm';

import { SnakeNamingStrategy } from './snake-naming-strategy.js';

/** Lock timeout of a statement. */
export const lockTimeoutMs = 5_000;
/**
 * Lock timeout of an append: it holds its locks for milliseconds, and others wait for its
 * connection.
 */
const appendLockTimeoutMs = 2_000;
/** Limit for an idle transaction, which keeps its locks while its process does something else. */
export const idleInTransactionTimeoutMs = 10_000;
/** Time limit of a request's statement. */
const statementTimeoutMs = 8_000;
/**
 * A connection without an answer for this long counts as lost: the host may have vanished silently.
 */
export const answerTimeoutMs = 10_000;
/** Limit for obtaining a connection, new or from the pool. */
const connectTimeoutMs = 5_000;
/** Connections of one server process for everything but appends. */
export const poolSize = 10;
/** Connections for appends: batches in flight, and the streams and keys read for them. */
const appendPoolSize = 6;

export type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;
type Entities = readonly (new () => object)[];

/**
 * Connection options for PostgreSQL, used everywhere. The head lock requires READ COMMITTED: rows
 * loaded after the lock are those the previous holder committed. bigint columns become numbers,
 * since positions stay far below 2^53.
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
      // Statements issued together are pipelined; sequential ones are not affected.
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

/** Like `dataSourceOptions`, for background work: no limit except the lock timeout. */
export function patientOptions(databaseUrl: string): PostgresOptions {
  const options = dataSourceOptions(databaseUrl);
  return { ...options, extra: { ...extraOf(options), statement_timeout: 0, query_timeout: 0 } };
}

/** Options for a second, smaller pool for appends to the same database, without entities. */
export function appendOptionsOf(options: PostgresOptions): PostgresOptions {
  const extra = {
    ...extraOf(options),
    application_name: 'selvedge appends',
    lock_timeout: appendLockTimeoutMs,
  };
  return { ...options, entities: [], migrations: [], poolSize: appendPoolSize, extra };
}

function extraOf({ extra }: PostgresOptions): Readonly<Record<string, unknown>> {
  // TypeORM does not type its driver's options; here they are always an object.
  return extra as Readonly<Record<string, unknown>>;
}
