import { randomUUID } from 'node:crypto';

import { DataSource, type Logger } from 'typeorm';

import { currentCorrelationId } from '../tracing/correlation.js';
import { appendsOf } from '../database/server-data-source.js';
import type { Statement } from '../database/statements.js';
import type { TestApp } from './start-app.js';

/** Sends its requests with the given headers. */
export type Work = (headers: Readonly<Record<string, string>>) => Promise<unknown>;

/**
 * SQL statements of one call, without those of concurrent work. `work` must send the given headers,
 * as statements are identified by their correlation id.
 */
export async function statementsOf(app: TestApp, work: Work): Promise<readonly string[]> {
  return (await sentBy(app, work)).map(([sql]) => sql);
}

/** Like `statementsOf`, with the parameters of each statement. */
export function sentBy(app: TestApp, work: Work): Promise<readonly Statement[]> {
  const id = randomUUID();
  const isOfCall = (): boolean => currentCorrelationId() === id;
  return recordStatements(app, isOfCall, () => work({ 'x-correlation-id': id }));
}

/** SQL statements that contain a division id, from any source, while the work runs. */
export async function statementsAbout(
  app: TestApp,
  division: number,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const isAbout = ([, parameters]: Statement): boolean => parameters.flat().includes(division);
  return (await recordStatements(app, isAbout, work)).map(([sql]) => sql);
}

async function recordStatements(
  app: TestApp,
  isMeant: (statement: Statement) => boolean,
  work: () => Promise<unknown>,
): Promise<readonly Statement[]> {
  const dataSource = app.get(DataSource);
  const { logger } = dataSource;
  const appends = appendsOf(dataSource);
  const statements: Statement[] = [];
  appends.logger = dataSource.logger = recordingLogger((sql, parameters = []) => {
    if (isMeant([sql, parameters])) statements.push([sql, parameters]);
  });
  try {
    await work();
  } finally {
    appends.logger = dataSource.logger = logger;
  }
  return statements;
}

function recordingLogger(logQuery: (sql: string, parameters?: unknown[]) => void): Logger {
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
