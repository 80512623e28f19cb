import { migrations } from '@selvedge/migrations/index';
import type { DataSourceOptions } from 'typeorm';

import { SnakeNamingStrategy } from './snake-naming-strategy.js';

/** How long a statement waits for a lock before it fails. */
export const lockTimeoutMs = 5_000;
/** How long a transaction may hold its locks while its process does something else. */
export const idleInTransactionTimeoutMs = 10_000;
/** Connections of one server process. */
const poolSize = 10;

type Entities = readonly (new () => object)[];

/**
 * The one way this product connects to PostgreSQL. READ COMMITTED is what the appender's head lock
 * relies on: rows loaded after the lock are those the previous holder committed. bigint columns are
 * numbers (positions stay far below 2^53).
 */
export function dataSourceOptions(databaseUrl: string, entities: Entities = []): DataSourceOptions {
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
    },
  };
}
