import { randomUUID } from 'node:crypto';

import { DataSource, type Logger } from 'typeorm';

import { currentCorrelationId } from '../correlation.js';
import { appendsOf } from '../database/server-data-source.js';
import type { TestApp } from './start-app.js';

/**
 * The SQL statements of one call, and of nothing that goes on beside it: `work` sends the headers it
 * is given, and statements are known by their correlation id.
 */
export async function statementsOf(
  app: TestApp,
  work: (headers: Readonly<Record<string, string>>) => Promise<unknown>,
): Promise<readonly string[]> {
  const dataSource = app.get(DataSource);
  const { logger } = dataSource;
  const appends = appendsOf(dataSource);
  const id = randomUUID();
  const statements: string[] = [];
  appends.logger = dataSource.logger = hearing((statement) => {
    if (currentCorrelationId() === id) statements.push(statement);
  });
  try {
    await work({ 'x-correlation-id': id });
  } finally {
    appends.logger = dataSource.logger = logger;
  }
  return statements;
}

function hearing(logQuery: (statement: string) => void): Logger {
  const nothing = (): void => undefined;
  return {
    logQuery,
    logQueryError: nothing,
    logQuerySlow: nothing,
    logSchemaBuild: nothing,
    logMigration: nothing,
    log: nothing,
  };
}
