import { randomUUID } from 'node:crypto';

import { DataSource, type Logger } from 'typeorm';

import { currentCorrelationId } from '../correlation.js';
import { appendsOf } from '../database/server-data-source.js';
import type { Statement } from '../database/statements.js';
import type { TestApp } from './start-app.js';

/** Sends the headers it is given with what it asks for. */
export type Work = (headers: Readonly<Record<string, string>>) => Promise<unknown>;

/**
 * The SQL statements of one call, and of nothing that goes on beside it: `work` sends the headers it
 * is given, and statements are known by their correlation id.
 */
export async function statementsOf(app: TestApp, work: Work): Promise<readonly string[]> {
  return (await sentBy(app, work)).map(([sql]) => sql);
}

/** As `statementsOf`, with the parameters of each. */
export async function sentBy(app: TestApp, work: Work): Promise<readonly Statement[]> {
  const dataSource = app.get(DataSource);
  const { logger } = dataSource;
  const appends = appendsOf(dataSource);
  const id = randomUUID();
  const statements: Statement[] = [];
  appends.logger = dataSource.logger = hearing((sql, parameters = []) => {
    if (currentCorrelationId() === id) statements.push([sql, parameters]);
  });
  try {
    await work({ 'x-correlation-id': id });
  } finally {
    appends.logger = dataSource.logger = logger;
  }
  return statements;
}

function hearing(logQuery: (sql: string, parameters?: unknown[]) => void): Logger {
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
