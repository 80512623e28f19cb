import { DataSource } from 'typeorm';

import { startApp, type TestApp } from '../platform/testing/start-app.js';

describe('the tables of the entities', () => {
  let app: TestApp;
  let dataSource: DataSource;

  beforeAll(async () => {
    app = await startApp();
    dataSource = app.get(DataSource);
  });
  afterAll(() => app.close());

  it('EVT-017 are created completely by the migrations', async () => {
    const rows = await dataSource.query<{ column: string }[]>(
      `SELECT table_name || '.' || column_name AS column FROM information_schema.columns
       WHERE table_schema = 'public'`,
    );
    const made = new Set(rows.map(({ column }) => column));
    const mapped = dataSource.entityMetadatas.flatMap(({ tableName, columns }) =>
      columns.map(({ databaseName }) => `${tableName}.${databaseName}`),
    );
    expect(mapped.length).toBeGreaterThan(0);
    expect(mapped.filter((column) => !made.has(column))).toEqual([]);
  });

  it('EVT-017 are never created by the server itself', () => {
    const { synchronize, migrationsRun } = dataSource.options;
    expect([synchronize, migrationsRun ?? false]).toEqual([false, false]);
  });
});
